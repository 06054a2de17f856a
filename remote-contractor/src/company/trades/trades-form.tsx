import {
  factsAsSaid,
  findTrades,
  programsOfTrade,
  tradeOf,
  tradesAskedFor,
  tradesWith,
  weighEdited,
} from '@vcms/companies/model';
import type { StoredCompany } from '@vcms/companies/register';
import { COMPANY_BOUNDS, type Company } from '@vcms/domain';
import { type Choice, ChosenList, SearchList } from '@vcms/kits/form';
import { Box, Text } from '@vcms/ui';
import { useState } from 'react';
import { EffectNote } from '../facts/effect-note.tsx';
import { useDeclare } from '../facts/use-declare.ts';
import { FormSection } from '../form-section.tsx';
import { useFollowingForm } from '../use-following-form.ts';
import { type ProgramBook, ProgramChangeNote, programWords } from './program-words.tsx';

interface TradeValues {
  readonly trades: readonly string[];
}

const { tradesMax } = COMPANY_BOUNDS;

const RULES = {
  valuesOf: (company: Company): TradeValues => ({ trades: factsAsSaid(company).trades ?? [] }),
  check: ({ trades }: TradeValues) => {
    if (trades.length === 0) return { trades: 'Choose at least one trade.' };
    return trades.length > tradesMax ? { trades: `Choose at most ${tradesMax} trades.` } : {};
  },
};

export interface TradesFormProps {
  readonly company: StoredCompany;
  readonly book: ProgramBook;
}

/** Which trades the company works in, found by words, each with the programs it brings with each client. */
export function TradesForm({ company, book }: TradesFormProps) {
  const { busy, firm, declare } = useDeclare(company);
  const { form, isDirty, seen, discard, saved } = useFollowingForm<StoredCompany, TradeValues>(
    company,
    RULES,
  );
  const [problem, setProblem] = useState<string>();
  const { trades } = form.watch();
  const before = RULES.valuesOf(seen).trades;
  const effect = isDirty ? weighEdited(seen, { trades }, book.today) : { applied: [], waiting: [] };

  function choose(next: readonly string[]): void {
    setProblem(undefined);
    form.setValue('trades', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }

  function choiceOf(code: string): Choice {
    const brings = programsOfTrade(code, book.clients, book.today);
    return {
      code,
      label: tradeOf(code).label,
      detail: brings.length === 0 ? undefined : `Brings with ${programWords(brings, book)}`,
    };
  }

  async function save(values: TradeValues): Promise<void> {
    setProblem(undefined);
    const result = await declare(seen, { trades: values.trades });
    if (result.kind === 'done') saved();
    else setProblem(result.message);
  }

  return (
    <FormSection
      title="Trades"
      saveLabel="Save trades"
      description="Trades decide which safety programs your clients require. A new trade counts at once."
      isDirty={isDirty}
      busy={busy}
      problem={problem ?? form.formState.errors.trades?.message}
      onSubmit={() => void form.handleSubmit(save)()}
      onDiscard={() => {
        setProblem(undefined);
        discard();
      }}
    >
      <ChosenList
        label="Your trades"
        items={trades.map(choiceOf)}
        empty="No trade is chosen."
        remove={(code) => choose(trades.filter((trade) => trade !== code))}
      />
      <Box mt="5">
        <SearchList
          label="Find a trade"
          help="Search by words, such as crane or pipe."
          verb="Add"
          nothing={(text) => `No trade matches "${text}". Try another word, or add Other trades.`}
          find={(text) =>
            findTrades(tradesWith(tradesAskedFor(book.clients, book.today)), text)
              .filter(({ code }) => !trades.includes(code))
              .map(({ code }) => choiceOf(code))
          }
          choose={(code) => choose([...trades, code])}
        />
      </Box>
      {isDirty && <ProgramChangeNote book={book} before={before} after={trades} />}
      <EffectNote {...effect} firm={firm} />
      {trades.length >= tradesMax && <Text mt="3">You have chosen the maximum number of trades.</Text>}
    </FormSection>
  );
}
