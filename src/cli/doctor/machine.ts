import { execFile } from 'node:child_process'
import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from '../../flow/ports/read-models.ts'

const run = promisify(execFile)
/** The first git that can be told to flush to the disk (core.fsync). */
export const GIT_MIN = [2, 36] as const
const DISK_MIN_BYTES = 200 * 1024 * 1024
/** NFS, SMB, CIFS, SMB2, FUSE (sshfs and its like), 9p, AFS, Ceph: locks there cannot be relied on. */
const networkFileSystems = new Set([
  0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997, 0x5346414f, 0x00c36400,
])

/** What is asked of a disk: free blocks and the kind of its file system. */
export type StatFs = (path: string) => Promise<{ type: number; bsize: number; bavail: number }>

/** Facts about the machine and the folders that weaken a promise (R123). */
export async function checkMachine(
  { home, workspaces }: { readonly home: string; readonly workspaces: readonly string[] },
  disk: StatFs = statfs,
): Promise<readonly Finding[]> {
  return [
    ...(await checkHome(home, disk)),
    ...(await checkWorkspaces(workspaces, disk)),
    ...(await checkSpool(home)),
    ...(await checkGit()),
    ...(await checkClock()),
    ...sameUser,
  ]
}

/** The agent runs as the same user: writes around the gate can be seen, not prevented (R125). */
const sameUser: readonly Finding[] = [{ code: 'same-user', level: 'note', args: {} }]

async function checkHome(home: string, statDisk: StatFs): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  try {
    const { mode } = await stat(home)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      findings.push({
        code: 'home-permissions',
        level: 'broken',
        args: { path: home, mode: (mode & 0o777).toString(8) },
      })
    const disk = await statDisk(home)
    if (disk.bavail * disk.bsize < DISK_MIN_BYTES)
      findings.push({
        code: 'disk-low',
        level: 'warning',
        args: { path: home, count: Math.round((disk.bavail * disk.bsize) / 2 ** 20) },
      })
    if (networkFileSystems.has(disk.type))
      findings.push({ code: 'network-file-system', level: 'warning', args: { path: home } })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (code === 'ENOENT') findings.push({ code: 'home-missing', level: 'note', args: { path: home } })
    else findings.push({ code: 'home-permissions', level: 'broken', args: { path: home, mode: code } })
  }
  return findings
}

async function checkWorkspaces(paths: readonly string[], statDisk: StatFs): Promise<readonly Finding[]> {
  const kinds = await Promise.all(paths.map((path) => statDisk(path).catch(() => null)))
  return paths.flatMap((path, at): Finding[] => {
    const kind = kinds[at]?.type
    if (kind === undefined || !networkFileSystems.has(kind)) return []
    return [{ code: 'network-workspace', level: 'warning', args: { path } }]
  })
}

/** Limits, lapses and the two seconds of an L3 go by the clock. Where nobody can say, nothing is said. */
async function checkClock(): Promise<readonly Finding[]> {
  const asked = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
    timeout: 5_000,
  }).catch(() => null)
  return asked?.stdout.trim() === 'no' ? [{ code: 'clock-unsynchronised', level: 'warning', args: {} }] : []
}

/** Of an event that could not be read only its size and the reason are kept, one file each. */
async function checkSpool(home: string): Promise<readonly Finding[]> {
  const folder = path.join(home, 'spool', 'bad')
  const count = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).length
  return count > 0 ? [{ code: 'quarantined', level: 'warning', args: { count, path: folder } }] : []
}

async function checkGit(): Promise<readonly Finding[]> {
  try {
    const { stdout } = await run('git', ['--version'], { timeout: 5_000 })
    const version = /(\d+)\.(\d+)(\.\d+)*/.exec(stdout)
    const [major, minor] = [Number(version?.[1]), Number(version?.[2])]
    const old = major < GIT_MIN[0] || (major === GIT_MIN[0] && minor < GIT_MIN[1])
    return old
      ? [
          {
            code: 'git-old',
            level: 'warning',
            args: { version: version?.[0] ?? stdout.trim(), wanted: GIT_MIN.join('.') },
          },
        ]
      : []
  } catch {
    return [{ code: 'git-missing', level: 'warning', args: {} }]
  }
}
