import { useEffect, useEffectEvent, type KeyboardEvent, type ReactNode } from 'react';
import { Drawer, IconButton, isComposed, mirrored, useTexts } from '@mingjian/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import * as S from './PreviewPanel.styles';
import { previewTexts } from './preview.texts';
import type { PreviewState } from './usePreview';

const Previous = mirrored(ChevronLeft);
const Next = mirrored(ChevronRight);

export interface PreviewPanelProps<Row> {
  preview: PreviewState<Row>;
  /** Returns the name of a row, such as its number. */
  labelOf(row: Row): string;
  announce(text: string): void;
}

/** The preview of a row: a region beside the rows, or a drawer where the window is narrow. */
export function PreviewPanel<Row>({ preview, labelOf, announce }: PreviewPanelProps<Row>) {
  const t = useTexts(previewTexts);
  const { current, shown, isDrawer, close } = preview;
  const label = shown === undefined ? '' : labelOf(shown);
  const name = t.nameOf(label);
  useAnnouncement(isDrawer || shown === undefined ? null : name, announce);
  const content: ReactNode = shown !== undefined && preview.render(shown);

  if (isDrawer)
    return (
      <Drawer open={preview.isOpen} onClose={close} title={name}>
        <S.DrawerHead>
          <Steps preview={preview} />
        </S.DrawerHead>
        {content}
      </Drawer>
    );
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // React events of portals bubble here too: Escape in a dialog must not close the panel.
    const isOwn = event.currentTarget.contains(event.target as Node);
    if (event.key !== 'Escape' || !isOwn || event.defaultPrevented) return;
    if (isComposed(event.nativeEvent)) return;
    event.preventDefault();
    close();
  };
  return (
    <S.Panel ref={preview.panelRef} aria-label={name} tabIndex={-1} onKeyDown={handleKeyDown}>
      <S.Head>
        <div>{label}</div>
        <Steps preview={preview} />
        <IconButton label={t.close} icon={X} onClick={close} />
      </S.Head>
      <S.Content aria-busy={shown !== current || undefined}>{content}</S.Content>
      <S.Keys>{t.keys}</S.Keys>
    </S.Panel>
  );
}

/** Buttons to the rows before and behind, for those who use no arrow keys. */
function Steps<Row>({
  preview: { previous, next, show },
}: Pick<PreviewPanelProps<Row>, 'preview'>) {
  const t = useTexts(previewTexts);
  return (
    <>
      <IconButton
        label={t.previous}
        icon={Previous}
        disabledReason={previous === undefined ? t.first : undefined}
        onClick={() => previous !== undefined && show(previous)}
      />
      <IconButton
        label={t.next}
        icon={Next}
        disabledReason={next === undefined ? t.last : undefined}
        onClick={() => next !== undefined && show(next)}
      />
    </>
  );
}

/** Announces the row that the panel shows, as often as it changes. */
function useAnnouncement(name: string | null, announce: (text: string) => void) {
  const report = useEffectEvent(announce);
  useEffect(() => {
    if (name !== null) report(name);
  }, [name]);
}
