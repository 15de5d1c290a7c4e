import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** What it weighs: the one thing to do here, something else to do, something quiet, something that can't be mended. */
  readonly kind?: 'main' | 'other' | 'quiet' | 'grave'
  readonly icon?: IconName
  readonly wide?: boolean
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

/** The looks of a button, for links that are buttons to the eye. */
export function buttonClass(kind: ButtonProps['kind'] = 'other', wide = false): string {
  return [styles.button, styles[kind], wide ? styles.wide : ''].join(' ')
}

export function Button({ kind = 'other', icon, wide = false, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass(kind, wide)} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: IconName
  /** Read aloud, and shown as a tip. */
  readonly label: string
  /** A number to catch the eye: unread lines. */
  readonly count?: number
}

export function IconButton({ icon, label, count = 0, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} className={styles.icon} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={22} />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </button>
  )
}
