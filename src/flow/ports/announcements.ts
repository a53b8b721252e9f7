/** What one webhook is told. */
export interface AnnouncementRecord {
  /** The same for every try: the receiver knows by it what it has seen. */
  readonly id: string
  readonly endpoint: string
  readonly request: number
  readonly body: string
  readonly state: 'wanted' | 'sent' | 'dropped'
  readonly why: string | null
  readonly attempts: number
  readonly notBefore: number
  readonly createdAt: number
}

export interface AnnouncementReads {
  announcementsToSend(now: number, limit: number): Promise<readonly AnnouncementRecord[]>
  /** Those that were given up since then, and those that were tried in vain and wait. */
  announcementsInTrouble(since: number): Promise<readonly AnnouncementRecord[]>
}

export interface AnnouncementWrites {
  addAnnouncement(announcement: AnnouncementRecord): Promise<void>
  setAnnouncement(
    id: string,
    change: Partial<Pick<AnnouncementRecord, 'state' | 'why' | 'attempts' | 'notBefore'>>,
  ): Promise<void>
}
