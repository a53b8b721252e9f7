import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begun last, it would go on alone at the end, with the other cores idle. */
const LONGEST = /crash\/matrix/

/** Runs the longest test file first; the others in the order that vitest has found best. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): number => Number(LONGEST.test(moduleId))
    return (await super.sort(files)).toSorted((a, b) => isLongest(b) - isLongest(a))
  }
}
