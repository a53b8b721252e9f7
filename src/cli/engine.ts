import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the part of the heap for new objects at the size it has: it would grow with the start to some 40 MB that a
 * service which waits for events needs no more and holds for long. Called before anything else is loaded.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Compiles each pattern once, to machine code. By default an engine first makes bytecode of it, and machine code at the
 * second use: with the hundreds of long patterns of the safety gate that takes four times as long for the first texts.
 * Called before the first pattern is used.
 */
export function compilePatternsOnce(): void {
  setFlagsFromString('--no-regexp-tier-up')
}
