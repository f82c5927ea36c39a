/**
 * Returns a picture of a document as an inline SVG, so that nothing is requested. Its text is
 * Latin: such an image gets no web font.
 */
export function pictureOf(title: string, hue: number): string {
  const lines = Array.from({ length: 5 }, (_, index) => {
    const width = index % 3 === 2 ? 300 : 600;
    return `<rect x="100" y="${360 + index * 80}" width="${width}" height="24" fill="hsl(${hue} 20% 70%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="100%" height="100%" fill="hsl(${hue} 45% 94%)"/><rect x="100" y="90" width="100" height="100" fill="hsl(${hue} 50% 55%)"/><text x="50%" y="280" font-size="72" font-family="sans-serif" text-anchor="middle" fill="hsl(${hue} 50% 25%)">${title}</text>${lines.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
