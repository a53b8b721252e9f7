/** Programs that are told when a file of standing rules has changed. */
export interface Webhooks {
  /** Ids of the endpoints that the settings name; an id tells nothing of the address. */
  readonly endpoints: readonly string[]
  /** The host of an endpoint, for people; null for one that the settings name no more. */
  hostOf(endpoint: string): string | null
  /** Signs and sends one body. `id` is the same for every try of the same announcement; `at` is ms since the epoch. */
  send(
    endpoint: string,
    told: { readonly id: string; readonly at: number; readonly body: string },
  ): Promise<Receipt>
  /** Ends what is under way: a receiver that does not answer must not hold up the end of the service. */
  close(): void
}

/** How the other side took it. */
export type Receipt =
  | { readonly outcome: 'sent' }
  /** Try again; the other side may have asked for some time. */
  | { readonly outcome: 'retry'; readonly why: string; readonly afterMs: number | null }
  /** It does not want to be told any more. */
  | { readonly outcome: 'gone'; readonly why: string }
