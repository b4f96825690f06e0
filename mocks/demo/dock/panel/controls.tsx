import { useId, useState, type ComponentProps, type InputHTMLAttributes, type ReactNode } from 'react'
import { copyText as copied } from '../../../../src/ui/data/clipboard.ts'
import { downloadFile } from '../../../../src/documents/download.ts'

type ButtonProps = ComponentProps<'button'> & { kind?: 'main' | 'quiet'; icon?: boolean }

/** A disabled button keeps the focus, because many are disabled by their own press. */
export function Button({ kind, icon, disabled, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={icon ? 'button icon' : 'button'}
      data-kind={kind}
    >
      {children}
    </button>
  )
}

export function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </section>
  )
}

export function Field({
  label,
  wide,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { label: string; wide?: boolean }) {
  return (
    <label className={wide ? 'field wide' : 'field'}>
      {label}
      <input {...input} />
    </label>
  )
}

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly (readonly [value: string, label: string])[]
  wide?: boolean
}

export function Select({ label, value, onChange, options, wide }: SelectProps) {
  return (
    <label className={wide ? 'field wide' : 'field'}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

export function Tag({ tone, children }: { tone?: 'good' | 'bad' | 'info' | 'light' | undefined; children: ReactNode }) {
  return (
    <span className="tag" data-tone={tone}>
      {children}
    </span>
  )
}

/** Runs what a button of the dock does and shows the result in the dock, not in the product's toasts. */
export function useSaying() {
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null)
  const run = (work: () => Promise<unknown> | void, done = '') => {
    void (async () => {
      try {
        await work()
        setSaid(done ? { text: done, bad: false } : null)
      } catch (error) {
        setSaid({ text: error instanceof Error ? error.message : 'That did not work.', bad: true })
      }
    })()
  }
  const saying = (
    <p className="said" role="status" data-bad={said?.bad ? '' : undefined}>
      {said?.text}
    </p>
  )
  return { run, saying, say: (text: string, bad = false) => setSaid({ text, bad }) }
}

/** Pass a text that is still being made as a promise: WebKit allows copying only while the press is being handled. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (!(await copied(text))) throw new Error('The browser did not allow copying.')
}

export const saveFile = (name: string, text: string): void => downloadFile(name, text, 'application/json')
