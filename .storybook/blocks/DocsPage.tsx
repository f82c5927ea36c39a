import { useEffect, type PropsWithChildren } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { LocaleProvider } from '../../packages/ui/src/texts/LocaleProvider';
import { docsThemes } from '../brand/themes';
import { ThemedPage } from '../Cell';
import { loadedLanguage, reloadIn } from './demoText';
import { useToolbar } from './useToolbar';

/** The frame of every docs page: theme and language of the toolbar, always from left to right. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { language = 'zh', direction: _, ...theme } = useToolbar(context.channel);
  useEffect(() => {
    // Sample data is created when the page is loaded.
    if (language !== loadedLanguage) reloadIn(language);
  }, [language]);

  return (
    <ThemedPage {...theme}>
      <LocaleProvider language={language}>
        <DocsContainer
          context={context}
          theme={docsThemes[theme.mode === 'dark' ? 'dark' : 'light']}
        >
          <div lang={language === 'zh' ? 'zh-CN' : 'en'}>{children}</div>
        </DocsContainer>
      </LocaleProvider>
    </ThemedPage>
  );
}
