import type { OctopusProps } from './props.ts'
import { ClockAnswer } from './ClockAnswer.tsx'
import { ParleyAnswer } from './ParleyAnswer.tsx'
import { SwapAnswer } from './SwapAnswer.tsx'

/** What the bar holds while this game asks something that deserves more than a row of buttons. */
export function Answer(props: OctopusProps) {
  switch (props.prompt?.ask.type) {
    case 'clock':
      return <ClockAnswer {...props} />
    case 'negotiate':
      return <ParleyAnswer {...props} />
    case 'swap':
      return <SwapAnswer {...props} />
    case 'gather':
    case 'return':
    case 'dream':
    case undefined:
      return null
  }
}
