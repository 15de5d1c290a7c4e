export const headings = ['west', 'north', 'east'] as const
/** Red goes west, yellow north, blue east. */
export type Heading = (typeof headings)[number]
