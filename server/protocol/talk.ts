/** So many lines of talk come with a join at most, the last ones; pages read earlier ones so many at a time. */
export const TALK_PART = 100
