import { useContext, useState, type ComponentProps, type MouseEvent } from 'react';
import { DocsContext, Story, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { Code, ExternalLink } from 'lucide-react';
import { SyntaxHighlighter } from 'storybook/internal/components';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { Button, CopyButton, Icon, Link, useTexts } from '../../packages/ui/src';
import { demoCodeOf } from './demoText';
import { docsTexts } from './docs.texts';
import * as S from './story.styles';
import { StoryWindow } from './StoryWindow';

export type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number];

/** Storybook's parameters of a story on a docs page. */
interface StoryBox {
  /** Whether the story is part of the page; otherwise it has a window of its own. */
  inline?: boolean;
  height?: number;
  iframeHeight?: number;
}

export interface StoryFrameProps {
  story: PreparedStory;
  /** Whether the story follows the controls of the props. @default false */
  isPrimary?: boolean;
}

/** A story in a frame, with its code and a page of its own. */
export function StoryFrame({ story, isPrimary = false }: StoryFrameProps) {
  const t = useTexts(docsTexts);
  const [isCodeShown, setCodeShown] = useState(false);
  const { channel } = useContext(DocsContext);
  const { inline, height, iframeHeight } = story.parameters['docs'].story as StoryBox;
  const { code: source = '' } = (story.parameters['docs']?.source ?? {}) as { code?: string };
  const code = demoCodeOf(source);

  const handleOpen = (event: MouseEvent) => {
    if (window.parent === window) return;
    event.preventDefault();
    channel.emit(SELECT_STORY, { storyId: story.id });
  };

  return (
    <S.Frame>
      <S.Stage data-layout={inline ? story.parameters['layout'] : 'fullscreen'}>
        {inline ? (
          <Story of={story.moduleExport} __primary={isPrimary} __forceInitialArgs={!isPrimary} />
        ) : (
          <StoryWindow story={story} height={height ?? iframeHeight ?? 320} isPrimary={isPrimary} />
        )}
      </S.Stage>
      <S.Actions>
        {code && (
          <Button
            size="small"
            tone="quiet"
            icon={<Icon icon={Code} />}
            data-show-code
            aria-expanded={isCodeShown}
            onClick={() => setCodeShown(!isCodeShown)}
          >
            {isCodeShown ? t.hideCode : t.showCode}
          </Button>
        )}
        {code && <CopyButton text={code} label={t.copyCode} />}
        <Link href={`./?path=/story/${story.id}`} target="_top" onClick={handleOpen}>
          <Icon icon={ExternalLink} /> {t.openAlone}
        </Link>
      </S.Actions>
      {isCodeShown && (
        <div data-story-code>
          <CodeBlock>{code}</CodeBlock>
        </div>
      )}
    </S.Frame>
  );
}

/** Highlighted source text. */
export function CodeBlock({ children }: { children: string }) {
  const options: ComponentProps<typeof SyntaxHighlighter> = {
    language: 'tsx',
    copyable: false,
    format: false,
    padded: true,
    children,
  };
  return (
    <S.Code>
      <SyntaxHighlighter {...options} />
    </S.Code>
  );
}
