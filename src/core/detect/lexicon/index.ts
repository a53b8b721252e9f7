import { compile } from '../mark.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { englishPhrases } from './english-phrases.ts'
import { korean } from './korean.ts'
import { other } from './other.ts'
import { sensitive } from './sensitive.ts'
import { tools } from './tools.ts'

/** All languages in one tree: people mix them within a sentence. */
export const marker = compile([english, englishPhrases, chinese, korean, other, sensitive], tools)
