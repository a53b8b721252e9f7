/** Something about a skill's file that a person should know; none of it keeps the skill from being listed. */
export const skillNotes = [
  /** The front matter has no closing line: all of the file counts as body. */
  'unclosed',
  /** The YAML as a whole cannot be read: its lines were read one by one. */
  'bad-yaml',
  'long-frontmatter',
  /** `detail`: the field's name. */
  'bad-field',
  'unknown-field',
  'no-description',
  'long-description',
  /** `name` is another than the folder's, which is what counts. */
  'other-name',
  /** More lines than an agent reads with care. */
  'long-body',
  /** Only the beginning was looked at. */
  'too-big',
  'not-utf8',
] as const

export type SkillNoteCode = (typeof skillNotes)[number]

export interface SkillNote {
  readonly code: SkillNoteCode
  readonly detail?: string
}
