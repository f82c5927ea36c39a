import { useEffect, useRef } from 'react';
import { Icon, Kbd, Spinner, useTexts, VisuallyHidden } from '@mingjian/ui';
import { Search } from 'lucide-react';
import * as S from './CommandPalette.styles';
import { commandPaletteTexts } from './CommandPalette.texts';
import { PaletteList } from './PaletteList';
import { PaletteNote } from './PaletteNote';
import { PrefixButtons } from './PrefixButtons';
import { useCommandPalette, type CommandPaletteOptions } from './useCommandPalette';

export interface PaletteContentProps extends Omit<CommandPaletteOptions, 'recentLabel'> {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
}

/** The field, its results, and the keys that work; it starts anew at each opening. */
export function PaletteContent({ label, placeholder, ...options }: PaletteContentProps) {
  const t = useTexts(commandPaletteTexts);
  const palette = useCommandPalette({ ...options, recentLabel: t.recent });
  const { typed, searches, count, activeKey, id, setTyped } = palette;
  const inputRef = useRef<HTMLInputElement>(null);
  const hasList = activeKey !== null;
  const isLoading = searches.loading.length > 0;

  useEffect(() => {
    document.getElementById(`${id}${activeKey}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, activeKey]);

  return (
    <S.Root>
      <S.Box>
        {isLoading ? <Spinner decorative /> : <Icon icon={Search} />}
        <S.Input
          ref={inputRef}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}list` : undefined}
          aria-activedescendant={hasList ? `${id}${activeKey}` : undefined}
          aria-busy={isLoading || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          placeholder={placeholder}
          value={typed}
          onChange={(event) =>
            setTyped(event.target.value, (event.nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={(event) => setTyped(event.currentTarget.value, false)}
          onKeyDown={palette.handleKeyDown}
        />
      </S.Box>
      <S.Results>
        {hasList && <PaletteList palette={palette} />}
        <PaletteNote palette={palette} />
      </S.Results>
      <S.Foot>
        <PrefixButtons
          sources={options.sources}
          prefix={palette.query.prefix}
          onPrefixChange={(prefix) => {
            setTyped(prefix ?? '', false);
            inputRef.current?.focus();
          }}
        />
        <S.Keys aria-hidden>
          <Kbd keys="ArrowUp" />
          <Kbd keys="ArrowDown" />
          {t.move}
          <Kbd keys="Enter" />
          {t.open}
          <Kbd keys="Escape" />
          {t.close}
        </S.Keys>
      </S.Foot>
      <VisuallyHidden role="status">{typed !== '' && !isLoading && t.count(count)}</VisuallyHidden>
    </S.Root>
  );
}
