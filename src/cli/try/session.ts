import type { LocaleCode } from '../../core/locale-code.ts'

/** What the person says in the recorded session: one thing for each of three ends. */
export interface Sayings {
  /** Fires, and belongs into MEMORY.md. */
  readonly habit: string
  /** Fires, and costs when it is broken: belongs into CLAUDE.md. */
  readonly rule: string
  /** Holds a trigger word and must not fire. */
  readonly question: string
}

export const sayings: Readonly<Record<LocaleCode, Sayings>> = {
  en: {
    question: 'Should we always use async here?',
    habit: 'Always run the tests before you commit.',
    rule: 'From now on, never force-push to main.',
  },
  zh: {
    question: '以后是不是都要用异步？',
    habit: '以后每次提交前必须跑测试',
    rule: '以后禁止强推 main 分支',
  },
  ko: {
    question: '이 함수는 항상 null을 반환하나요?',
    habit: '앞으로 커밋 전에 항상 테스트를 돌려줘',
    rule: '앞으로 main 브랜치에 강제 푸시는 절대 금지',
  },
}

export interface SessionEvent {
  readonly event: string
  /** What the agent writes to the hook's standard input. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** A short session of Claude Code in a folder, as its hooks would tell it. */
export function recordedSession(locale: LocaleCode, cwd: string): readonly SessionEvent[] {
  const { question, habit, rule } = sayings[locale]
  const about = (event: string, more: Readonly<Record<string, unknown>>): SessionEvent => ({
    event,
    payload: {
      session_id: '3f9a7c1e-5d20-4b8e-9a61-0c7d2e8f4b13',
      cwd,
      permission_mode: 'default',
      hook_event_name: event,
      ...more,
    },
  })
  const prompt = (text: string) => about('UserPromptSubmit', { prompt: text })
  return [
    about('SessionStart', { source: 'startup' }),
    prompt(question),
    about('PostToolUse', {
      tool_name: 'Bash',
      tool_input: { command: 'npm test' },
      tool_response: { stdout: '12 passed', stderr: '' },
      tool_use_id: 'try-tool-1',
    }),
    prompt(habit),
    about('PostToolUseFailure', {
      tool_name: 'Bash',
      tool_input: { command: 'git push' },
      error: 'Exit code 1\nrejected: fetch first',
      is_interrupt: false,
    }),
    prompt(rule),
    about('Stop', { stop_hook_active: false }),
    about('SessionEnd', { reason: 'exit' }),
  ]
}
