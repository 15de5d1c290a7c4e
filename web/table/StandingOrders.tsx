import { Segments } from '../look/Segments.tsx'
import { useWords } from '../words/language.ts'
import { capital } from './sentences.ts'
import styles from './TableOptions.module.css'
import type { Order, OrderBook } from './useOrders.ts'
import { words } from './words.ts'

const choices = ['ask', 'mine', 'pass'] as const

/** What is to be done when an event may be answered, kind by kind. */
export function StandingOrders({ book }: { readonly book: OrderBook }) {
  const w = useWords(words)
  return (
    <section>
      <h2>{w.orders}</h2>
      <p className={styles.help}>{w.ordersHelp}</p>
      <ul className={styles.orders}>
        {Object.entries(book.events).map(([event, happens]) => (
          <li key={event} className={styles.row}>
            <span>{capital(happens)}</span>
            <Segments<Order>
              label={capital(happens)}
              value={book.orders[event] ?? 'ask'}
              values={choices.map((value) => ({ value, label: w.order[value] }))}
              onChange={(order) => book.give(event, order)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
