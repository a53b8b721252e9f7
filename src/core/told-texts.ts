import { addRelation, type FoundRelation, findRelations, indexRelations } from './relation/search.ts'

/** A text that was told, under the hash that finds its rows. */
export interface Told {
  readonly textHash: string
  readonly text: string
}

/** A told text that says the same as another, the opposite, or more or less than it. */
export type Retold = Told & Omit<FoundRelation, 'at'>

/**
 * What was told in one workspace, prepared for the question whether somebody says it again in other words. It only finds
 * texts: what became of each, its rows say. So a text may stay in it whose rows are gone.
 */
export class ToldTexts {
  readonly #texts: Told[] = []
  readonly #known = new Set<string>()
  readonly #index = indexRelations([])

  add({ textHash, text }: Told): void {
    if (this.#known.has(text)) return
    this.#known.add(text)
    this.#texts.push({ textHash, text })
    addRelation(text, this.#index)
  }

  /** In the order in which they were told; the text itself too, once it was. */
  related(text: string): Retold[] {
    return findRelations(text, this.#index).map(({ at, ...found }) => ({
      ...(this.#texts[at] as Told),
      ...found,
    }))
  }
}
