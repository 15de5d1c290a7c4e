import { z } from 'zod'

/**
 * What a game shows and takes, as programs read it. Schemas stand beside the types they say again, and the compiler
 * holds the one against the other; pages never carry them.
 */
export interface GameSchema {
  readonly view: z.ZodType
  readonly ask: z.ZodType
  readonly move: z.ZodType
  readonly fact: z.ZodType
  /** Null: nothing is said there in the game's own terms. */
  readonly talk: z.ZodType | null
  /** What has a name of its own, so that it is described once. */
  readonly parts: Readonly<Record<string, z.ZodType>>
}

/** A type as a schema infers it: nothing is `readonly`. */
type Plain<Type> = Type extends object ? { -readonly [Key in keyof Type]: Plain<Type[Key]> } : Type

/** The schema, if it says exactly what the type says. */
type SaysAgain<Type, Schema extends z.ZodType> = [Plain<Type>] extends [Plain<z.output<Schema>>]
  ? [Plain<z.output<Schema>>] extends [Plain<Type>]
    ? Schema
    : { readonly 'the schema allows what the type does not': never }
  : { readonly 'the type allows what the schema does not': never }

/** Says a type again: saysAgain<View>()(schema) compiles only if both are the same. */
export const saysAgain =
  <Type>() =>
  <Schema extends z.ZodType>(schema: Schema & SaysAgain<Type, Schema>): Schema =>
    schema

type Tagged<Tag extends string, Table extends Readonly<Record<string, z.ZodRawShape>>> = {
  [Name in keyof Table & string]: z.output<
    z.ZodObject<{ [Key in Tag]: z.ZodLiteral<Name> } & Table[Name], z.core.$strict>
  >
}[keyof Table & string]

/** Records told apart by one key, a line for each: what else they hold. */
export function kinds<const Tag extends string, Table extends Readonly<Record<string, z.ZodRawShape>>>(
  tag: Tag,
  table: Table,
): z.ZodType<Tagged<Tag, Table>> {
  const records = Object.entries(table).map(([name, rest]) => z.strictObject({ [tag]: z.literal(name), ...rest }))
  return z.union(records) as unknown as z.ZodType<Tagged<Tag, Table>>
}

/** What every game has. */
export const seat = z.int().min(0).describe('A place at the table, from 0.')
export const count = z.int().min(0)
export const viewer = z.union([seat, z.literal('watcher')]).describe('Whose eyes: a seat, or anyone without one.')
export const outcome = z
  .strictObject({ places: z.array(z.int().min(1)), reason: z.string() })
  .describe('By seat, the place: 1 is best, ties share.')

/** A JSON Schema of draft 2020-12. */
export interface JsonSchema {
  readonly $schema: string
  readonly $defs: Readonly<Record<string, unknown>>
}

/** Whole numbers are bounded by what JavaScript can count, which says nothing about a game. */
function forgetBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** View, Ask, Move, Fact and Talk of a game and their parts, as the definitions of one schema. */
export function published({ view, ask, move, fact, talk, parts }: GameSchema): JsonSchema {
  const named = { View: view, Ask: ask, Move: move, Fact: fact, ...(talk === null ? {} : { Talk: talk }) }
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries({ ...named, Seat: seat, Viewer: viewer, Outcome: outcome, ...parts })) {
    registry.add(schema, { id })
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/$defs/${id}`, override: forgetBounds })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _draft, $id: _address, ...schema }]) => [id, schema]),
    ),
  }
}
