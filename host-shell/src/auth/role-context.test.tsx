import { fireEvent, render, screen } from '@testing-library/react';
import type { RoleCode } from '@vcms/contract';
import { describe, expect, it, vi } from 'vitest';
import { RoleProvider, useRole } from './role-context.tsx';

function Reader({ name }: { readonly name: string }) {
  return <output aria-label={name}>{useRole().role ?? 'none'}</output>;
}

function Changer({ to }: { readonly to: RoleCode }) {
  const { setRole } = useRole();
  return (
    <button type="button" onClick={() => setRole(to)}>
      change
    </button>
  );
}

describe('role context', () => {
  it('S258: throws the exact error of the specification outside its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Reader name="a" />)).toThrow(
      expect.objectContaining({ message: 'context must be used with context provider' }),
    );
  });

  it('S259: gives the new value to every consumer when the update action is called', () => {
    render(
      <RoleProvider sessionRole="5001">
        <Reader name="a" />
        <Reader name="b" />
        <Changer to="5004" />
      </RoleProvider>,
    );

    fireEvent.click(screen.getByRole('button'));

    expect(screen.getAllByRole('status').map((reader) => reader.textContent)).toEqual(['5004', '5004']);
  });

  it('follows the session when its role changes', () => {
    const { rerender } = render(
      <RoleProvider sessionRole="5001">
        <Reader name="a" />
      </RoleProvider>,
    );

    rerender(
      <RoleProvider sessionRole={undefined}>
        <Reader name="a" />
      </RoleProvider>,
    );

    expect(screen.getByRole('status').textContent).toBe('none');
  });
});
