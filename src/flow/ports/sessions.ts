/** What a new session of an agent is told. It is prepared, so that the hook need only print it. */
export interface Sessions {
  /** Brings what is prepared up to these texts, by the folder that a session may start in; nothing else stays. */
  tell(texts: ReadonlyMap<string, string>): Promise<void>
  /** The service lives. Without this now and then, sessions are told that it does not. */
  beat(): Promise<void>
  /** The service ends. */
  end(): Promise<void>
}
