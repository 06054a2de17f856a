import { Box, Button, Flex, Icon, IconButton, type KnownIconName, Link, Text } from '@vcms/ui';
import type { ViewerCommand } from './viewer-keys.ts';

export interface ViewerToolbarProps {
  readonly page: number;
  readonly pageCount: number;
  /** 1: printed size. */
  readonly zoom: number;
  readonly isFitted: boolean;
  readonly url: string | undefined;
  readonly fileName: string;
  readonly onCommand: (command: ViewerCommand) => void;
}

interface ToolProps {
  readonly label: string;
  readonly icon: KnownIconName;
  readonly isMirrored?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Tool({ label, icon, isMirrored = false, disabled = false, onClick }: ToolProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Box as="span" display="inline-flex" transform={isMirrored ? 'scaleX(-1)' : 'none'}>
        <Icon name={icon} />
      </Box>
    </IconButton>
  );
}

interface FileLinksProps extends Pick<ViewerToolbarProps, 'url' | 'fileName'> {
  /** Whether a browser shows such a file in a tab of its own; default: yes. */
  readonly opens?: boolean;
}

/** Takes the file out of the viewer: another tab, or the disk. */
export function FileLinks({ url, fileName, opens = true }: FileLinksProps) {
  if (url === undefined) return null;
  return (
    <Flex gap="3" wrap="wrap" textStyle="sm">
      {opens && (
        <Link href={url} target="_blank" rel="noopener noreferrer" colorPalette="gray">
          <Icon name="external-link" />
          Open in a new tab
        </Link>
      )}
      <Link href={url} download={fileName} colorPalette="gray">
        <Icon name="download" />
        Download
      </Link>
    </Flex>
  );
}

/** Page, zoom, turning, and the ways out. */
export function ViewerToolbar(props: ViewerToolbarProps) {
  const { page, pageCount, zoom, isFitted, url, fileName, onCommand } = props;
  return (
    <Flex role="toolbar" aria-label="Page and zoom" align="center" wrap="wrap" gap="1" px="2" py="1">
      <Tool
        label="Previous page"
        icon="chevron-right"
        isMirrored
        disabled={page <= 1}
        onClick={() => onCommand('previous')}
      />
      <Text role="status" textStyle="sm" whiteSpace="nowrap">
        Page {page} of {pageCount}
      </Text>
      <Tool
        label="Next page"
        icon="chevron-right"
        disabled={page >= pageCount}
        onClick={() => onCommand('next')}
      />
      <Tool label="Zoom out" icon="minus" disabled={zoom <= 0.26} onClick={() => onCommand('zoom-out')} />
      <Text textStyle="sm" minW="3.2em" textAlign="center">
        {Math.round(zoom * 100)}%
      </Text>
      <Tool label="Zoom in" icon="plus" disabled={zoom >= 4} onClick={() => onCommand('zoom-in')} />
      <Button
        size="sm"
        variant={isFitted ? 'subtle' : 'ghost'}
        aria-pressed={isFitted}
        onClick={() => onCommand('fit-width')}
      >
        Fit width
      </Button>
      <Tool label="Turn the page clockwise" icon="refresh" onClick={() => onCommand('rotate')} />
      <Box ms="auto" px="2">
        <FileLinks url={url} fileName={fileName} />
      </Box>
    </Flex>
  );
}
