import { textHash } from '../fold.ts'
import type { Request } from './request.ts'

const NOTHING = textHash('')

/** Were its words taken out by `evogate forget`? A request that never had any keeps the hash of nothing. */
export const isForgotten = ({ text, textHash: hash }: Pick<Request, 'text' | 'textHash'>): boolean =>
  text === '' && hash !== NOTHING
