import type { Cue } from './lexicon.ts'

const URL = /(?<![a-z0-9])(?:https?|ftps?|sftp|wss?|s3|gs|tcp|udp):\/\/[^\s"'<>]{1,200}/g
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/g
const NUMBERS = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.]*\d)/g
const HOST =
  /(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|dev|app|xyz|top|ru|cn|site|online|info|biz|me|co|cc|sh|st|kr|jp|de|fr|es|br|pt|tw|hk|onion|test|invalid|example)(?![\w.-]*[\w-])/g
/** On this machine, or in no network at all: nothing leaves by it. */
const AT_HOME =
  /^(?:[a-z0-9]{2,5}:\/\/)?(?:localhost|127\.|0\.0\.0\.0|\[?::1|host\.docker\.internal|10\.0\.0\.0|255\.)|\.(?:local|localhost)(?:[:/]|$)|^git@|^\d+(?:\.\d+){3}\/\d/

/** Addresses outside this machine, in a text in lower case. */
export function findAddresses(text: string): Cue[] {
  const found: Cue[] = []
  for (const pattern of [URL, MAIL, NUMBERS, HOST]) {
    for (const match of text.matchAll(pattern)) {
      if (!AT_HOME.test(match[0])) found.push({ start: match.index, end: match.index + match[0].length })
    }
  }
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Not of a private network, and no public resolver. */
const PRIVATE =
  /^(?:10\.|127\.|0\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|224\.|255\.|8\.8\.|1\.1\.1\.1|1\.0\.0\.1)/
const NUMBER_URL = /(?<![a-z0-9])(?:[a-z0-9]{2,5}:\/\/)?(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?![\w.]*\d)/g

/** Places in the open network that are named by their number alone: nobody's service is. */
export function findRawAddresses(text: string): Cue[] {
  const found: Cue[] = []
  for (const match of text.matchAll(NUMBER_URL)) {
    const number = match[0].replace(/^[a-z0-9]+:\/\//, '')
    if (PRIVATE.test(number) || number.split('.').some((part) => Number.parseInt(part, 10) > 255)) continue
    if (/^\/\d/.test(text.slice(match.index + match[0].length))) continue
    found.push({ start: match.index, end: match.index + match[0].length })
  }
  return found
}
