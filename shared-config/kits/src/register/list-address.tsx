import { createContext, type ReactNode, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameter that names the open record; the conditions of the list stay beside it for the way back. */
export const OPEN_PARAMETER = 'open';

/**
 * The query part of the address that the rows on screen answer to. While another order is asked for, the rows stand a moment
 * longer than their address; their links then change with them, so that a press draws no row twice.
 */
export const ListAddress = createContext<string | undefined>(undefined);

/** An address without the record that is open beside the list. */
export function addressOfList(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete(OPEN_PARAMETER);
  return list.toString();
}

interface ListParamsProps {
  readonly children: (params: URLSearchParams) => ReactNode;
}

function PageParams({ children }: ListParamsProps) {
  const [params] = useSearchParams();
  return children(params);
}

/** Gives a cell the address of its list, for a link that leads back to it; outside of a register that of the page. */
export function ListParams({ children }: ListParamsProps) {
  const held = useContext(ListAddress);
  return held === undefined ? <PageParams>{children}</PageParams> : children(new URLSearchParams(held));
}
