/** Where the inbox is reached: the names under which a browser may call it (R62). */
export interface Place {
  /** What people are told. */
  readonly url: string
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
  /** Cookies are shared by all ports of a host: two services must not sign each other out. */
  readonly cookie: string
  /** Is it reached through TLS under this Host? */
  readonly isSecure: (host: string) => boolean
}

export function placeOf({ port, host, url }: { port: number; host: string; url: string | null }): Place {
  const here = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`].map(
    (each) => new URL(`http://${each}`),
  )
  const outside = url === null ? null : new URL(url)
  const own = host === '::1' ? here[2] : here[0]
  const all = outside ? [...here, outside] : here
  return {
    url: (outside ?? own)?.origin ?? '',
    hosts: new Set(all.map((each) => each.host)),
    origins: new Set(all.map((each) => each.origin)),
    cookie: `evogate-${port}`,
    isSecure: (given) => outside?.protocol === 'https:' && given === outside.host,
  }
}
