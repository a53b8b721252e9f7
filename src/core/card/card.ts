/**
 * What a person sees, independent of a channel. All texts are final and plain, in one language; renderers escape.
 * Lines that hold somebody's words are shown byte for byte.
 */
export interface Card {
  readonly parts: readonly CardPart[]
  /** Rows of buttons; empty on a settled card. */
  readonly buttons: readonly (readonly Button[])[]
}

export type CardPart =
  | { readonly part: 'title'; readonly text: string }
  | { readonly part: 'line'; readonly text: string }
  /** The words that would be written, one line each, never cut or changed. */
  | { readonly part: 'words'; readonly lines: readonly string[] }
  | { readonly part: 'warning'; readonly text: string }
  /** May be cut when the card would not fit; the cut is marked. */
  | { readonly part: 'evidence'; readonly text: string }
  /** Fixed-width text: the whole block, or a diff. Never cut. */
  | { readonly part: 'code'; readonly text: string }

export interface Button {
  readonly label: string
  /** An encoded action. */
  readonly action: string
  readonly tone?: 'go' | 'stop'
}
