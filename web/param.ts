import { useParams } from '@tanstack/react-router'

/** A part of the address: the id in /t/$id. The router's own types lose it under this compiler. */
export function useParam(name: 'id' | 'game' | 'name' | 'file'): string {
  return useParams({
    strict: false,
    select: (params: Readonly<Record<string, string | undefined>>): string => params[name] ?? '',
  })
}
