/**
 * The curated part of Chakra UI: exactly the components whose recipes are part of the slim system
 * (theme/recipes.ts). Adding a name here means adding its recipe there; a test holds the two together.
 *
 * Never pass `id` to a part of a composed component (Dialog.Content and its kin): the underlying machine
 * looks its parts up by its own ids and loses Escape, the focus trap and inertness.
 */

export type {
  BadgeProps,
  BoxProps,
  ButtonProps,
  FlexProps,
  HeadingProps,
  IconButtonProps,
  InputProps,
  LinkProps,
  StackProps,
  SystemContext,
  TextProps,
} from '@chakra-ui/react';
export {
  Alert,
  Avatar,
  Badge,
  Box,
  Button,
  Card,
  Center,
  Checkbox,
  CloseButton,
  Container,
  Dialog,
  Drawer,
  Field,
  Fieldset,
  Flex,
  Grid,
  GridItem,
  Heading,
  HStack,
  IconButton,
  Image,
  Input,
  InputGroup,
  Link,
  List,
  Menu,
  NativeSelect,
  Portal,
  Progress,
  RadioGroup,
  Separator,
  SimpleGrid,
  Skeleton,
  SkeletonText,
  Spacer,
  Span,
  Spinner,
  Stack,
  Stat,
  Strong,
  Switch,
  Table,
  Tabs,
  Text,
  Textarea,
  Tooltip,
  VisuallyHidden,
  VStack,
  Wrap,
} from '@chakra-ui/react';

export * from './blocks/data-list.tsx';
export * from './blocks/empty-state.tsx';
export * from './blocks/error-panel.tsx';
export * from './blocks/hidden-words.tsx';
export * from './blocks/icon-tile.tsx';
export * from './blocks/limit-bar.tsx';
export * from './blocks/loading-block.tsx';
export * from './blocks/page-heading.tsx';
export * from './blocks/progress-ring.tsx';
export * from './blocks/question-dialog.tsx';
export * from './blocks/row-looks.ts';
export * from './blocks/scrolling-table.tsx';
export * from './blocks/stat-card.tsx';
export * from './blocks/status-chip.tsx';
export * from './blocks/status-line.tsx';
export * from './icons/icon.tsx';
export * from './icons/icon-set.ts';
export * from './ripple/start-ripple.ts';
export * from './theme/contrast.ts';
export * from './theme/create-nested-system.ts';
export * from './theme/scheme-colors.ts';
export * from './theme/system.ts';
export * from './theme/theme-palettes.ts';
export * from './ui-provider.tsx';
