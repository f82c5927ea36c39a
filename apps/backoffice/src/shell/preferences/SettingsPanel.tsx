import type { ShellSettings } from '@mingjian/api';
import {
  Button,
  CopyButton,
  Drawer,
  SegmentedControl,
  Switch,
  Text,
  useStore,
  useTexts,
} from '@mingjian/ui';
import { Monitor, Moon, PanelLeft, PanelTop, RotateCcw, Sun } from 'lucide-react';
import { AccentField } from './AccentField';
import { applySettings, currentSettings, defaultSettings, layoutSettings } from './layoutSettings';
import { preferences } from './preferences';
import { ColoringField } from './ColoringField';
import * as S from './SettingsPanel.styles';
import { settingsTexts } from './settings.texts';

export interface SettingsPanelProps {
  onClose(): void;
}

/** The settings of theme and layout. Each change applies at once and is saved. */
export function SettingsPanel({ onClose }: SettingsPanelProps) {
  const t = useTexts(settingsTexts);
  const settings = useSettings();
  return (
    <Drawer open onClose={onClose} title={t.title}>
      <S.Panel>
        <Text tone="muted" size="small">
          {t.note}
        </Text>
        <AppearanceSection settings={settings} />
        <NavigationSection settings={settings} />
        <PageSection settings={settings} />
        <S.Actions>
          <CopyButton
            shows="label"
            size="medium"
            label={t.copy}
            text={() => JSON.stringify(currentSettings(), null, 2)}
          />
          <Button icon={<RotateCcw size={16} aria-hidden />} onClick={resetSettings}>
            {t.reset}
          </Button>
        </S.Actions>
      </S.Panel>
    </Drawer>
  );
}

interface SectionProps {
  settings: ShellSettings;
}

function AppearanceSection({ settings: { theme, mode, density, language } }: SectionProps) {
  const t = useTexts(settingsTexts);
  return (
    <S.Section aria-label={t.appearance}>
      <h2>{t.appearance}</h2>
      <AccentField value={theme} onValueChange={(value) => change({ theme: value })} />
      <SegmentedControl
        label={t.mode}
        options={[
          { value: 'light', label: t.light, icon: Sun },
          { value: 'dark', label: t.dark, icon: Moon },
          { value: 'auto', label: t.auto, icon: Monitor },
        ]}
        value={mode}
        onValueChange={(value) => change({ mode: value })}
      />
      <SegmentedControl
        label={t.density}
        options={[
          { value: 'compact', label: t.compact },
          { value: 'standard', label: t.standard },
          { value: 'roomy', label: t.roomy },
        ]}
        value={density}
        onValueChange={(value) => change({ density: value })}
      />
      <SegmentedControl
        label={t.language}
        options={LANGUAGES}
        value={language}
        onValueChange={(value) => change({ language: value })}
      />
    </S.Section>
  );
}

/** A language is named in itself, so that whoever reads no other finds it. */
const LANGUAGES = [
  { value: 'zh', label: '中文' },
  { value: 'en', label: 'English' },
] as const;

function NavigationSection({ settings }: SectionProps) {
  const t = useTexts(settingsTexts);
  return (
    <S.Section aria-label={t.navigation}>
      <h2>{t.navigation}</h2>
      <SegmentedControl
        label={t.layout}
        options={[
          { value: 'left', label: t.left, icon: PanelLeft },
          { value: 'top', label: t.top, icon: PanelTop },
        ]}
        value={settings.layout}
        onValueChange={(layout) => change({ layout })}
      />
      <ColoringField
        label={t.leftColor}
        value={settings.leftColor}
        onValueChange={(leftColor) => change({ leftColor })}
      />
      <ColoringField
        label={t.topColor}
        value={settings.topColor}
        onValueChange={(topColor) => change({ topColor })}
      />
      <Switch
        label={t.mainMenuTop}
        description={t.mainMenuTopNote}
        checked={settings.mainMenuTop}
        onValueChange={(mainMenuTop) => change({ mainMenuTop })}
      />
    </S.Section>
  );
}

function PageSection({ settings }: SectionProps) {
  const t = useTexts(settingsTexts);
  return (
    <S.Section aria-label={t.page}>
      <h2>{t.page}</h2>
      <Switch
        label={t.tagsView}
        checked={settings.tagsView}
        onValueChange={(tagsView) => change({ tagsView })}
      />
      <Switch
        label={t.fixedHeader}
        description={t.fixedHeaderNote}
        checked={settings.fixedHeader}
        onValueChange={(fixedHeader) => change({ fixedHeader })}
      />
      <Switch
        label={t.sidebarLogo}
        checked={settings.sidebarLogo}
        onValueChange={(sidebarLogo) => change({ sidebarLogo })}
      />
    </S.Section>
  );
}

/** All settings, rendered again with each change. */
function useSettings(): ShellSettings {
  useStore(preferences);
  useStore(layoutSettings);
  return currentSettings();
}

function change(patch: Partial<ShellSettings>) {
  applySettings({ ...currentSettings(), ...patch });
}

/** The language stays: a reset must not make the panel unreadable. */
function resetSettings() {
  applySettings({ ...defaultSettings(), language: currentSettings().language });
}
