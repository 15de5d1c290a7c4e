import type { places } from './en-nouns.ts'
import type { Lines } from './voices.ts'

type Place = (typeof places)[1]

export const gruff: Lines<Place> = {
  going: ({ at }) => [
    `I’m going to ${at.the}. Stay out of my way.`,
    `Me? In ${at.the}. Any objections?`,
    `To ${at.the}. Bring a dagger if you’re coming.`,
  ],
  sending: ({ at }) => [
    `My beast is in ${at.the}. It hasn’t eaten.`,
    `Something of mine waits in ${at.the}. You’ll know it when it bites.`,
  ],
  leaveMe: ({ who, at }) => [
    `Hands off ${at.the}, ${who}. It’s mine this time.`,
    `Leave ${at.the} to me, ${who}, and walk away whole.`,
  ],
  leaveYou: ({ who, at }) => [`Take ${at.the}, ${who}. Don’t thank me.`, `Fine, ${who}. You get ${at.the}. Once.`],
  alarm: ({ who }) => [
    `${who} wins if you lot keep staring at your shoes.`,
    `One more piece for ${who} and we’re all bait.`,
    `Wake up. ${who} needs one more.`,
  ],
  share: ({ who, at, yours }) => [
    `${who}. I get ${at.the}, you get ${yours.the}. Good?`,
    `You want ${yours.the}, ${who}. I want ${at.the}. Let’s not be stupid.`,
    `Stay out of ${at.the}, ${who}, and I stay out of ${yours.the}. Simple.`,
  ],
  threat: ({ who, at }) => [
    `Touch ${at.the}, ${who}, and I fight.`,
    `If I see you grabbing things in ${at.the}, ${who}, it’s daggers.`,
  ],
  next: ({ who }) => [
    `I take this one, ${who}. Next one’s yours.`,
    `This one’s mine, ${who}. I’ll owe you.`,
    `Step back, ${who}. You get the next one.`,
  ],
  calm: ({ who }) => [
    `Fight me and we both bleed, ${who}.`,
    `I’ve blood to spare, ${who}. Have you?`,
    `Two daggers, two corpses, ${who}. Sums aren’t hard.`,
  ],
  whither: ({ who }) => [
    `Where to, ${who}?`,
    `${who}. Where will you be? Out with it.`,
    `Which way, ${who}? I’d rather not trip over you.`,
  ],
  peace: ({ who }) => [
    `Leave me be, ${who}, and I leave you be.`,
    `No knives this turn, ${who}. Yes or no?`,
    `I don’t bite you, ${who}, you don’t bite me. One turn.`,
  ],
  agree: ({ who }) => [
    `Done, ${who}.`,
    `Right, ${who}.`,
    `Fine by me, ${who}. Don’t make me regret it.`,
    `Aye, ${who}.`,
    `Deal, ${who}. Now stop talking.`,
  ],
  refuse: ({ who }) => [`No, ${who}.`, `Not a chance, ${who}.`, `Forget it, ${who}.`, `Dream on, ${who}.`],
  shrug: ({ who }) => [
    `None of your business, ${who}.`,
    `Ask the squid, ${who}.`,
    `Bah. We’ll see, ${who}.`,
    `Do I look like an oracle, ${who}?`,
    `Hm. Keep guessing, ${who}.`,
  ],
  thanks: ({ who }) => [`Decent of you, ${who}. Huh.`, `I owe you one, ${who}. A small one.`],
  grudge: ({ who }) => [`You’ll pay for that, ${who}.`, `I’m keeping count, ${who}.`],
  reproach: ({ who, turn }) => [
    `You lied on turn ${turn}, ${who}. I can count that far.`,
    `Turn ${turn}, ${who}. So that’s what your word is worth.`,
  ],
}

export const sly: Lines<Place> = {
  going: ({ at }) => [
    `Look for me in ${at.the}. People so often do.`,
    `Oh, ${at.the}, surely. Unless I’m lying.`,
    `I’d love to say ${at.the}. There, I’ve said it.`,
  ],
  sending: ({ at }) => [
    `I’d swear I left the little one in ${at.the}. Do look in and tell me.`,
    `Something with suckers is nesting in ${at.the}, I hear. From myself.`,
  ],
  leaveMe: ({ who, at }) => [
    `You don’t really want ${at.the}, ${who}, do you? It’s draughty.`,
    `Let me look after ${at.the} for you, ${who}.`,
  ],
  leaveYou: ({ who, at }) => [
    `Take ${at.the}, ${who}. I’m sure there’s nothing wrong with it.`,
    `Have ${at.the}, ${who}. Think of it as bait. A gift, I mean.`,
  ],
  alarm: ({ who }) => [
    `Not to spoil anything, but do count what ${who} is carrying.`,
    `Funny how quiet ${who} goes with one piece left to find.`,
    `I’m not saying anybody should stop ${who}. I’m only saying it loudly.`,
  ],
  share: ({ who, at, yours }) => [
    `Between crooks, ${who}: I overlook ${yours.the} if you overlook ${at.the}.`,
    `Suppose I never saw you in ${yours.the}, ${who}, and you never saw me in ${at.the}?`,
    `You take ${yours.the}, ${who}, I take ${at.the}, and the others can take offence.`,
  ],
  threat: ({ who, at }) => [
    `Nice robes, ${who}. It would be a shame to wear them in ${at.the}.`,
    `People who help themselves in ${at.the} have accidents, ${who}. I arrange them.`,
  ],
  next: ({ who }) => [
    `Mine now, yours next time, ${who}. Would I lie?`,
    `Let me have it, ${who}, and I’ll be in your debt. Everybody should have me in their debt.`,
    `Look away for a moment, ${who}, and I’ll look away the next time.`,
  ],
  calm: ({ who }) => [
    `We could fight, ${who}. The others would be delighted.`,
    `Knives, ${who}? Think how nicely the rest would smile.`,
    `Stab me by all means, ${who}. I’ll stab back, and somebody else wins.`,
  ],
  whither: ({ who }) => [
    `Going anywhere nice, ${who}?`,
    `Purely out of interest, ${who}: where shouldn’t I be?`,
    `Do tell me where you’ll be, ${who}. I shan’t use it. Much.`,
  ],
  peace: ({ who }) => [
    `Shall we be friends for an hour, ${who}? It needn’t mean anything.`,
    `I’m not hunting you, ${who}. You’re not hunting me. Shall we make it true?`,
    `You look tired, ${who}. So do I. Shall we betray somebody else this turn?`,
  ],
  agree: ({ who }) => [
    `But of course, ${who}.`,
    `Cross my heart, ${who}, wherever I left it.`,
    `You have my word, ${who}. One of them.`,
    `Would I say no to that face, ${who}?`,
    `Agreed, ${who}. I never lie on odd days.`,
  ],
  refuse: ({ who }) => [
    `Tempting, ${who}. No.`,
    `I’d love to, ${who}. I won’t.`,
    `What sort of fool do you take me for, ${who}? I’m the other sort.`,
    `Try that on somebody with fewer scars, ${who}.`,
  ],
  shrug: ({ who }) => [
    `I could tell you, ${who}. It would even be half true.`,
    `Perhaps, ${who}. Perhaps not. Isn’t it thrilling?`,
    `Let’s keep some mystery between us, ${who}.`,
    `Guess, ${who}. I’ll tell you if you’re wrong. Or if you’re not.`,
    `My lips are sealed, ${who}. By something in a jar.`,
  ],
  thanks: ({ who }) => [
    `You’d really do that, ${who}? How sweet.`,
    `An honest cultist. I’m touched, ${who}, and a little worried.`,
  ],
  grudge: ({ who }) => [
    `Well played, ${who}. I do hope you sleep badly.`,
    `Oh, that I’ll repay with interest, ${who}.`,
  ],
  reproach: ({ who, turn }) => [
    `Turn ${turn}, ${who}. I’d seen it coming; I’d only hoped to do it first.`,
    `And I took myself for the liar here, ${who}. Turn ${turn} was lovely work.`,
  ],
}
