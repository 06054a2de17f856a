import { COLOR_SCHEMES } from '@vcms/contract';
import { Box, Flex, Grid, Heading, QuestionDialog, Spacer, Text } from '@vcms/ui';
import { FrameContent } from './frame-content.tsx';
import { LabelledSelect } from './labelled-select.tsx';
import { MenuList } from './menu-list.tsx';
import type { StandalonePage } from './standalone-page.ts';
import { ToastList } from './toast-list.tsx';
import { useStore } from './use-store.ts';

/** The minimal frame around a remote that runs alone: its menu, the demo account, the colour scheme. */
export function StandaloneFrame({ page }: { readonly page: StandalonePage }) {
  const state = useStore(page.state);
  const path = useStore(page.path);
  const { colorScheme } = useStore(page.theme);
  const question = useStore(page.questions.pending);
  const role = page.roles.find((code) => code === state.role);
  return (
    <Box minH="100vh">
      <Flex as="header" align="center" gap="3" px="4" py="2" borderBottomWidth="1px">
        <Heading as="p" size="md">
          {page.menu.remote}
        </Heading>
        <Text color="fg.muted">{path}</Text>
        <Spacer />
        <LabelledSelect
          label="Demo account"
          value={state.role}
          options={page.roles.map((code) => ({ value: code, label: `Role ${code}` }))}
          onChange={(value) => {
            const chosen = page.roles.find((code) => code === value);
            if (chosen !== undefined) page.choose(chosen);
          }}
        />
        <LabelledSelect
          label="Colour scheme"
          value={colorScheme}
          options={COLOR_SCHEMES.map((value) => ({ value, label: value }))}
          onChange={page.changeScheme}
        />
      </Flex>
      <Grid templateColumns={{ base: '1fr', md: '16rem 1fr' }} gap="6" p="4">
        <MenuList
          nodes={role === undefined ? [] : (page.menu.menus[role] ?? [])}
          path={path}
          onGo={(to) => {
            if (state.kind === 'ready') state.shell.navigate(to);
          }}
        />
        <Box as="main" minW="0">
          <FrameContent page={page} state={state} />
        </Box>
      </Grid>
      <ToastList toaster={page.toaster} />
      <QuestionDialog question={question} onAnswer={page.questions.answer} />
    </Box>
  );
}
