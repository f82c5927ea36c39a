import { Button, Icon, IconButton, Kbd, useMedia, useTexts } from '@mingjian/ui';
import { Search } from 'lucide-react';
import { paletteStore } from './paletteStore';
import { paletteButtonTexts } from './paletteButton.texts';

const KEYS = 'Mod+K';

/** The button of the header that opens the palette, and teaches its key. */
export function PaletteButton() {
  const t = useTexts(paletteButtonTexts);
  const isWide = useMedia('(width >= 1200px)');
  const open = () => paletteStore.set('palette');
  if (!isWide)
    return <IconButton label={t.find} icon={Search} aria-haspopup="dialog" onClick={open} />;
  return (
    <Button tone="quiet" icon={<Icon icon={Search} />} aria-haspopup="dialog" onClick={open}>
      {t.find}
      <Kbd keys={KEYS} />
    </Button>
  );
}
