import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { choosePhoto, openEditProfile, picture, press, UNREACHABLE } from './test-edit-profile.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

describe('photo', () => {
  it('is shown before it is saved, and stays when the upload fails', async () => {
    const { put } = await openEditProfile();
    put.mockResolvedValueOnce(UNREACHABLE);

    await choosePhoto(picture());
    expect(await screen.findByText(/It is not saved yet/)).toBeDefined();
    await press('Save photo');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    await press('Save photo');

    expect(await screen.findByText('Your photo is saved.')).toBeDefined();
    expect(put).toHaveBeenCalledTimes(2);
  });

  it('shows how much has arrived, and can be cancelled', async () => {
    const { put } = await openEditProfile();
    put.mockImplementation(async ({ onProgress, signal }) => {
      onProgress(0.4);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return { ok: false, kind: 'cancelled', cause: undefined };
    });

    await choosePhoto(picture());
    await press('Save photo');
    expect(await screen.findByText('40%')).toBeDefined();
    await press('Cancel');

    expect((await screen.findByRole('alert')).textContent).toContain('cancelled');
  });

  it('of another type or without a picture in it is refused', async () => {
    const { preparePhoto } = await openEditProfile();

    await choosePhoto(picture('image/gif'));
    expect((await screen.findByRole('alert')).textContent).toContain('File type not allowed.');
    preparePhoto.mockResolvedValueOnce(undefined);
    await choosePhoto(picture());

    expect(await screen.findByText(/not a picture that can be read/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save photo' })).toBeNull();
  });

  it('is removed when there is one', async () => {
    const { remove } = await openEditProfile('https://files.test/a.png');

    await press('Remove photo');

    expect(remove).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Your photo is removed.')).toBeDefined();
  });
});
