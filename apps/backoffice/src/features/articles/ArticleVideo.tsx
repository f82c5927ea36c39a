import { useState } from 'react';
import { articles, type Article } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { Link, Text, useTexts } from '@mingjian/ui';
import { VideoStudy, type SendReport } from '@mingjian/widgets/VideoStudy';
import { renewedAddress } from '../../base/files/addressRenewal';
import { articleTexts } from './article.texts';

export interface ArticleVideoProps {
  article: Article;
}

/** The video of an article, which goes on where its reader left it. */
export function ArticleVideo({ article: { id, title, ...article } }: ArticleVideoProps) {
  const t = useTexts(articleTexts);
  const http = useHttp();
  const [video] = useState(() => ({
    id,
    src: article.videoUrl,
    currentTime: article.currentTime,
    duration: article.duration,
  }));
  const report: SendReport = async ({ currentTime }, { keepalive }) => {
    await http.send(articles.update, { id, currentTime: Math.floor(currentTime) }, { keepalive });
  };
  const { src } = video;

  if (src !== null && /^https?:/i.test(src) && !src.startsWith(`${window.location.origin}/`))
    return (
      <Text>
        {t.elsewhere}{' '}
        <Link href={src} target="_blank" rel="noreferrer">
          {t.openVideo}
        </Link>
      </Text>
    );
  return (
    <VideoStudy
      label={t.study(title)}
      video={video}
      onReport={report}
      resolveUrl={async () => (src === null ? null : renewedAddress(http, src))}
    />
  );
}
