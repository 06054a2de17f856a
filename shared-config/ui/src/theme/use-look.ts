import { type SystemStyleObject, useChakraContext, useSlotRecipe } from '@chakra-ui/react';
import { css as serialize, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { useInsertionEffect, useMemo } from 'react';

export type Look = SystemStyleObject;

type EmotionCache = NonNullable<ReturnType<typeof useEmotionCache>>;
type Serialized = ReturnType<typeof serialize>;

function useCache(): EmotionCache {
  const cache = useEmotionCache();
  if (cache === null) throw new Error('There is no page to style.');
  return cache;
}

function insert(cache: EmotionCache, look: Serialized): void {
  if (cache.inserted[look.name] !== undefined) return;
  cache.insert(`.${cache.key}-${look.name}`, look, cache.sheet, true);
}

/**
 * The class of a look, for an element that stands on a page in its hundreds: as a styled component, each of them would sort its
 * props and put its styles together by itself.
 * @param shared the same objects every time; `own` may be new ones
 */
export function useLook(own: Look, ...shared: readonly Look[]): string {
  const { css } = useChakraContext();
  const cache = useCache();
  const look = serialize(css(...shared, own));
  useInsertionEffect(() => insert(cache, look));
  return `${cache.key}-${look.name}`;
}

/** What is a row or a cell of a table, and what it looks like beyond that. */
export type TableLook = readonly [part: 'row' | 'cell', look: Look];

const SMALL = { size: 'sm' } as const;

/**
 * The classes of plain rows and cells of a small `Table.Root`, for a table with many of them.
 * @param looks the same object every time
 */
export function useTableClasses<Name extends string>(
  looks: Readonly<Record<Name, TableLook>>,
): Readonly<Record<Name, string>> {
  const { css } = useChakraContext();
  const cache = useCache();
  const table = useSlotRecipe({ key: 'table' });
  const made = useMemo(() => {
    const parts: Partial<Record<string, Look>> = table(SMALL);
    return Object.entries<TableLook>(looks).map(
      ([name, [part, look]]) => [name, serialize(css(parts[part] ?? {}, look))] as const,
    );
  }, [css, table, looks]);
  useInsertionEffect(() => {
    for (const [, look] of made) insert(cache, look);
  }, [cache, made]);
  return useMemo(
    () =>
      Object.fromEntries(made.map(([name, look]) => [name, `${cache.key}-${look.name}`])) as Record<
        Name,
        string
      >,
    [cache, made],
  );
}
