import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, these would go on alone at the end, with the other cores idle. */
const longest = [/crash\/matrix/, /digest-year/]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = longest.findIndex((pattern) => pattern.test(moduleId))
  return at < 0 ? longest.length : at
}

/** Runs the longest test files first; the others in the order that vitest has found best. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
