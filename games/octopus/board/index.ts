export { Answer } from './Answer.tsx'
export { Board } from './Board.tsx'
export { stage } from './stage.ts'
