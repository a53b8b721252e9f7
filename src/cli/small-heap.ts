import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the part of the heap for new objects at the size it has: it would grow with the start to some 40 MB that a
 * service which waits for events needs no more and holds for long. Called before anything else is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
