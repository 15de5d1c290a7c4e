import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { IconButton } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import type { IconName } from '../look/icons.ts'
import { useWords } from '../words/language.ts'
import styles from './Drawer.module.css'
import { words } from './words.ts'

export const drawerTabs = ['log', 'chat', 'rules', 'options'] as const
export type DrawerTab = (typeof drawerTabs)[number]

const icons: Readonly<Record<DrawerTab, IconName>> = { log: 'scroll', chat: 'talk', rules: 'book', options: 'gear' }

interface DrawerProps {
  readonly tab: DrawerTab
  onTab(tab: DrawerTab): void
  onClose(): void
  readonly unread: number
  readonly panels: Readonly<Record<DrawerTab, ReactNode>>
}

/** Log, talk, rules and the table's own affairs: beside the board where there is room, over it where there isn't. */
export function Drawer({ tab, onTab, onClose, unread, panels }: DrawerProps) {
  const w = useWords(words)
  return (
    <aside className={styles.drawer} aria-label={w.drawer}>
      <Tabs.Root value={tab} onValueChange={(value) => onTab(value as DrawerTab)} className={styles.tabs}>
        <div className={styles.head}>
          <Tabs.List className={styles.list} aria-label={w.drawer}>
            {drawerTabs.map((one) => (
              <Tabs.Tab key={one} value={one} className={styles.tab} data-point={`tab-${one}`}>
                <Icon name={icons[one]} size={18} />
                <span>{w[one]}</span>
                {one === 'chat' && unread > 0 && tab !== 'chat' && <b className={styles.unread}>{unread}</b>}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <IconButton icon="close" label={w.closeDrawer} onClick={onClose} />
        </div>
        {drawerTabs.map((one) => (
          <Tabs.Panel key={one} value={one} className={styles.panel}>
            {panels[one]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </aside>
  )
}
