import type { places } from './en-nouns.ts'
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

const gruff: Lines<Place> = {
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

const sly: Lines<Place> = {
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
