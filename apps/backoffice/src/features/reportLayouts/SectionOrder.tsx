import { useState, type KeyboardEvent } from 'react';
import { FIXED_SECTIONS } from '@mingjian/api';
import {
  createAnnouncements,
  IconButton,
  LiveRegion,
  Switch,
  Tag,
  Text,
  useTexts,
} from '@mingjian/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { flushSync } from 'react-dom';
import { layoutTexts } from './layout.texts';
import type { LayoutPartProps } from './LayoutPartProps';
import * as S from './LayoutEditor.styles';
import { withMovedSection, withShownSection } from './model/layoutContent';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The sections of a layout in their order. Alt with an arrow key moves the one that has focus. */
export function SectionOrder({ content, change, readOnly }: LayoutPartProps) {
  const t = useTexts(layoutTexts);
  const [announcements] = useState(createAnnouncements);
  const { sections } = content;

  const move = (from: number, to: number) => {
    const next = withMovedSection(sections, from, to);
    if (next === sections) return;
    const focused = document.activeElement as HTMLElement | null;
    flushSync(() => change({ sections: next }));
    announcements.announce(t.moved(t[sections[from]!.name], to + 1, sections.length));
    // Moving an element in the document takes focus from what is in it.
    focused?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    if (by === undefined || !row || readOnly) return;
    event.preventDefault();
    move(Number(row.dataset.index), Number(row.dataset.index) + by);
  };

  return (
    <S.Stack>
      <Text tone="muted">{t.sectionsNote}</Text>
      <S.Sections role="list" aria-label={t.sections} onKeyDownCapture={handleKeyDown}>
        {sections.map(({ name, shown }, index) => (
          <S.SectionRow key={name} data-index={index} aria-label={t[name]}>
            <span>{t[name]}</span>
            {FIXED_SECTIONS.includes(name) ? (
              <Tag>{t.fixed}</Tag>
            ) : (
              <Switch
                label={t.show(t[name])}
                hideLabel
                checked={shown}
                readOnly={readOnly}
                onValueChange={(next) =>
                  change({ sections: withShownSection(sections, name, next) })
                }
              />
            )}
            {!readOnly && (
              <S.Buttons>
                <IconButton
                  label={t.up(t[name])}
                  icon={ArrowUp}
                  aria-disabled={index <= 1}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={t.down(t[name])}
                  icon={ArrowDown}
                  aria-disabled={index === 0 || index === sections.length - 1}
                  onClick={() => move(index, index + 1)}
                />
              </S.Buttons>
            )}
          </S.SectionRow>
        ))}
      </S.Sections>
      <LiveRegion announcements={announcements} />
    </S.Stack>
  );
}
