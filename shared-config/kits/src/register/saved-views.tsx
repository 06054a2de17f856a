import { useNotify } from '@vcms/sdk';
import { Button, Icon, Menu, Portal } from '@vcms/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { type SavedView, viewQuery, withView } from './saved-views-store.ts';
import { useSavedViews } from './use-saved-views.ts';

const NOT_KEPT = 'This browser keeps no data, so the view is gone when you close the page.';

function ViewItems({
  views,
  open,
}: {
  readonly views: readonly SavedView[];
  readonly open: (query: string) => void;
}) {
  return views.map(({ name, query }) => (
    <Menu.Item key={name} value={`view:${name}`} onClick={() => open(query)}>
      {name}
    </Menu.Item>
  ));
}

/** Named conditions of a register: open one, save the present ones, remove those in force. */
export function SavedViews({ name }: { readonly name: string }) {
  const [params, setParams] = useSearchParams();
  const { views, change } = useSavedViews(name);
  const notify = useNotify();
  const [isNaming, setNaming] = useState(false);
  const query = viewQuery(params);
  const current = views.find((view) => view.query === query);

  function save(view: SavedView): void {
    setNaming(false);
    if (!change(withView(views, view))) notify.show({ kind: 'warning', message: NOT_KEPT });
  }

  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline">
            <Icon name="filter" /> {current?.name ?? 'Views'}
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <ViewItems views={views} open={(chosen) => setParams(new URLSearchParams(chosen))} />
              {views.length > 0 && <Menu.Separator />}
              <Menu.Item value="save" disabled={query === ''} onClick={() => setNaming(true)}>
                Save this view
              </Menu.Item>
              {current !== undefined && (
                <Menu.Item value="remove" onClick={() => change(views.filter((view) => view !== current))}>
                  Remove “{current.name}”
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isNaming && (
        <SaveViewDialog onSave={(title) => save({ name: title, query })} onClose={() => setNaming(false)} />
      )}
    </>
  );
}
