import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { IconButton, SegmentedControl, Select, Text, useLocale, useTexts } from '@mingjian/ui';
import type { Change } from '../../report';
import { look } from '../commands';
import { useDesk, useLooking, useStore } from '../desk';
import { allows, modeFor, MODES, pairOf } from '../model/pair';
import { fitScale, zoomTo, ZOOMS } from '../model/zoom';
import { useCommand } from '../useCommand';
import { words } from '../words.texts';
import { viewerTexts } from './viewer.texts';
import * as S from './ViewerBar.styles';

/** Ways of looking, the way from region to region, and the zoom. */
export function ViewerBar({ change }: { change: Change }) {
  const desk = useDesk();
  const t = useTexts(viewerTexts);
  const common = useTexts(words);
  const pair = pairOf(change);
  const wanted = useLooking((looking) => looking.mode);
  const mode = modeFor(pair, wanted);

  return (
    <S.Root role="group" aria-label={t.tools}>
      <SegmentedControl
        label={t.mode}
        hideLabel
        options={MODES.map((name) => ({
          value: name,
          label: common[name],
          disabled: !allows(pair, name),
        }))}
        value={mode}
        onValueChange={(next) => look(desk, { mode: next, isSecond: false })}
      />
      <S.Spacer />
      <RegionSteps change={change} />
      <ZoomSteps />
    </S.Root>
  );
}

function RegionSteps({ change }: { change: Change }) {
  const command = useCommand();
  const t = useTexts(viewerTexts);
  const region = useLooking((looking) => looking.region);
  const count = change.regions.length;
  const off = count === 0 ? { disabledReason: t.noRegions } : {};

  return (
    <S.Steps role="group" aria-label={t.regions}>
      <IconButton
        label={t.previousRegion}
        icon={ChevronLeft}
        onClick={() => command('previousRegion')}
        aria-keyshortcuts="p"
        {...off}
      />
      <Text size="small" tabular tone={count === 0 ? 'muted' : 'default'}>
        {count === 0
          ? t.noRegions
          : region < 0
            ? t.regionCount(count)
            : t.regionAt(region + 1, count)}
      </Text>
      <IconButton
        label={t.nextRegion}
        icon={ChevronRight}
        onClick={() => command('nextRegion')}
        aria-keyshortcuts="n"
        {...off}
      />
    </S.Steps>
  );
}

function ZoomSteps() {
  const { view } = useDesk();
  const command = useCommand();
  const t = useTexts(viewerTexts);
  const { locale } = useLocale();
  const zoom = useStore(view, (current) => current.zoom);
  const fit = useStore(view, (current) => fitScale(current.pane, current.sheet));
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

  return (
    <S.Steps role="group" aria-label={t.zoom}>
      <IconButton
        label={t.zoomOut}
        icon={Minus}
        onClick={() => command('zoomOut')}
        aria-keyshortcuts="-"
      />
      <S.Zoom>
        <Select
          label={t.zoom}
          hideLabel
          options={[
            { value: 'fit', label: t.fit(percent.format(fit)) },
            ...ZOOMS.map((scale) => ({ value: String(scale), label: percent.format(scale) })),
          ]}
          value={String(zoom)}
          onValueChange={(next) =>
            view.set(zoomTo(view.get(), next === null || next === 'fit' ? 'fit' : Number(next)))
          }
        />
      </S.Zoom>
      <IconButton
        label={t.zoomIn}
        icon={Plus}
        onClick={() => command('zoomIn')}
        aria-keyshortcuts="+"
      />
    </S.Steps>
  );
}
