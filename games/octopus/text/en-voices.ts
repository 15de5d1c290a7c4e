import type { places } from './en-nouns.ts'
import { gruff, sly } from './en-rogues.ts'
import type { Lines, Voices } from './voices.ts'

type Place = (typeof places)[1]

const courtly: Lines<Place> = {
  going: ({ at }) => [
    `If you must know, you will find me in ${at.the}.`,
    `I thought of spending the hour in ${at.the}.`,
    `I have an appointment in ${at.the}. With a better class of ghost.`,
  ],
  sending: ({ at }) => [
    `I would avoid ${at.the}, if I were you: my offspring is taking the air there.`,
    `Do mind your ankles in ${at.the}. I have sent the little one.`,
  ],
  leaveMe: ({ who, at }) => [
    `${who}, might I trouble you for ${at.the}, just this once?`,
    `You would oblige me greatly, ${who}, by leaving ${at.the} to me.`,
  ],
  leaveYou: ({ who, at }) => [`After you, ${who}: ${at.the} is yours.`, `${who}, please, have ${at.the}. I insist.`],
  alarm: ({ who }) => [
    `I hate to point, but ${who} is one trinket short of ending the world.`,
    `Far be it from me to gossip, but somebody should call on ${who}.`,
    `May I draw the company’s attention to ${who}? While there is a company.`,
  ],
  share: ({ who, at, yours }) => [
    `${who}, shall we say ${at.the} for me and ${yours.the} for you, like civilised fanatics?`,
    `A modest proposal, ${who}: you keep ${yours.the}, I keep ${at.the}, and nobody stains the carpet.`,
    `${who}, I shall not set foot in ${yours.the} if you will be so good as to forget ${at.the}.`,
  ],
  threat: ({ who, at }) => [
    `I should be so sorry to see you touch ${at.the}, ${who}. You would be sorrier.`,
    `I would take it as a discourtesy, ${who}, if you laid hands on ${at.the}.`,
  ],
  next: ({ who }) => [
    `Allow me this one, ${who}, and the next is yours. You have my card.`,
    `Let me have it, ${who}. I pay my debts, as a rule.`,
    `Be generous now, ${who}, and I shall be generous at our next encounter.`,
  ],
  calm: ({ who }) => [
    `Daggers, ${who}? We would both have to change our robes.`,
    `Let us not bleed on one another, ${who}. It is so hard to get out.`,
    `One of us would be hurt, ${who}, and the other one too. It seems excessive.`,
  ],
  whither: ({ who }) => [
    `And where are you off to, ${who}, if one may ask?`,
    `${who}, where may we hope for the pleasure of your company?`,
    `Might one know where you dine tonight, ${who}?`,
  ],
  peace: ({ who }) => [
    `${who}, shall we agree not to devour each other before the next bell?`,
    `A truce for one turn, ${who}? I find knives so tiring.`,
    `I propose a little armistice, ${who}. We can go back to hatred next turn.`,
  ],
  agree: ({ who }) => [
    `With pleasure, ${who}.`,
    `My word on it, ${who}.`,
    `Gladly, ${who}. One so rarely meets with manners down here.`,
    `How could I refuse you, ${who}?`,
    `Consider it done, ${who}, and consider me yours.`,
  ],
  refuse: ({ who }) => [
    `Alas, ${who}, no.`,
    `I must decline, ${who}, with every regret.`,
    `You flatter me, ${who}, but no.`,
    `I fear my principles forbid it, ${who}. I have just acquired some.`,
  ],
  shrug: ({ who }) => [
    `Who can say, ${who}? Certainly not I.`,
    `You are charming, ${who}. Let us speak of something else.`,
    `Let us leave that to the stars, ${who}.`,
    `I should only spoil the surprise, ${who}.`,
    `Do forgive me, ${who}, I was listening to the walls.`,
  ],
  thanks: ({ who }) => [
    `Most kind, ${who}. You shall be eaten last.`,
    `Much obliged, ${who}. I shall mention you to Him.`,
  ],
  grudge: ({ who }) => [`That was hardly neighbourly, ${who}.`, `I shall remember this, ${who}. I keep a little book.`],
  reproach: ({ who, turn }) => [
    `You gave me your word on turn ${turn}, ${who}. I had meant to have it framed.`,
    `About turn ${turn}, ${who}: one does not do that to people one knows.`,
  ],
}

const solemn: Lines<Place> = {
  going: ({ at }) => [
    `The dream has shown me ${at.the}. There I shall be.`,
    `My feet are called to ${at.the}.`,
    `I go where the stairs weep: ${at.the}.`,
  ],
  sending: ({ at }) => [
    `What I have called walks in ${at.the}. I do not command it; I only asked.`,
    `There will be teeth in ${at.the}.`,
  ],
  leaveMe: ({ who, at }) => [
    `${who}, leave me ${at.the}. It was promised to me before you were born.`,
    `Stand aside, ${who}. What lies in ${at.the} has called my name.`,
  ],
  leaveYou: ({ who, at }) => [
    `The signs give ${at.the} to you, ${who}. This time.`,
    `I yield ${at.the} to you, ${who}. The deep is patient.`,
  ],
  alarm: ({ who }) => [
    `${who} lacks a single sign. Hear how the sea draws breath.`,
    `Stop ${who}, or learn to breathe water.`,
    `One candle more, and ${who} opens the gate for all of us.`,
  ],
  share: ({ who, at, yours }) => [
    `It is written, ${who}: ${at.the} to me, ${yours.the} to you. In pencil, but written.`,
    `Let ${yours.the} be yours, ${who}, and ${at.the} mine, until the bell.`,
    `Two doors, ${who}, and two fools. I open ${at.the}; you, ${yours.the}.`,
  ],
  threat: ({ who, at }) => [
    `Whoever robs me of ${at.the} buries somebody, ${who}.`,
    `I have dreamt of you in ${at.the}, ${who}. You did not leave it.`,
  ],
  next: ({ who }) => [
    `Yield this to me, ${who}, and I yield you the next. He hears me say it.`,
    `This once it is mine, ${who}. What comes after is yours, by the deep.`,
    `Grant me this, ${who}. The wheel turns, and next it stops at you.`,
  ],
  calm: ({ who }) => [
    `Steel wakes Him in a foul mood, ${who}. We would both be fewer by morning.`,
    `Blood calls for blood, ${who}, and it would be ours.`,
    `Put the blade away, ${who}. It is we who would be the offering.`,
  ],
  whither: ({ who }) => [
    `Where does the dream lead you, ${who}?`,
    `In which room shall I light a candle for you, ${who}?`,
    `Speak, ${who}: whose threshold do you darken next?`,
  ],
  peace: ({ who }) => [
    `Let no shadow pass between us this turn, ${who}.`,
    `Shall our children hunt elsewhere this turn, ${who}?`,
    `The tide rests for an hour, ${who}. Shall we?`,
  ],
  agree: ({ who }) => [
    `So be it, ${who}.`,
    `It is sworn, ${who}.`,
    `The deep has heard us, ${who}.`,
    `Let it be carved in something soft, ${who}.`,
    `Yes, ${who}. The walls are our witnesses.`,
  ],
  refuse: ({ who }) => [
    `It is not to be, ${who}.`,
    `The signs say no, ${who}, and so do I.`,
    `Never, ${who}. And never is long down there.`,
    `I have asked the bones, ${who}. They laughed.`,
  ],
  shrug: ({ who }) => [
    `The stars have not told me, ${who}.`,
    `Ask again when the tide turns, ${who}.`,
    `It will be as it will be, ${who}.`,
    `Some doors are better closed, ${who}.`,
    `What is that to the deep, ${who}?`,
  ],
  thanks: ({ who }) => [`You do right, ${who}. It will be remembered.`, `The deep thanks you, ${who}. It seldom does.`],
  grudge: ({ who }) => [
    `This is written down, ${who}, and not in ink.`,
    `You have fed something tonight, ${who}. It will be hungry again.`,
  ],
  reproach: ({ who, turn }) => [
    `On turn ${turn} you swore, ${who}. Oaths are the one thing that does not drown.`,
    `Turn ${turn}, ${who}. He saw it too.`,
  ],
}

export const voices: Voices<Place> = { courtly, gruff, sly, solemn }
