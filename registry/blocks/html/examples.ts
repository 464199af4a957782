import type { BlockExamples } from '#engine';

export const examples: BlockExamples = {
  minimal: { props: { html: '<p>Taking part costs you nothing today.</p>' } },
  full: {
    props: {
      heading: { en: 'What the claim is about', ar: 'ما هي القضية' },
      html: {
        en: '<p class="lead">The makers told us that their cars were clean. Tests on the road say otherwise.</p><p>Almost everyone who owned or leased one of the vehicles <strong>between 2009 and 2019</strong> can take part. You need no receipt: <a href="/page/contact">ask us</a> and we look for the record together.</p><h3>What you need</h3><ul><li>Your name and address at the time</li><li>The registration number, if you remember it</li></ul><h3>What it costs</h3><table><thead><tr><th scope="col">If the claim</th><th scope="col">You pay</th></tr></thead><tbody><tr><td>wins</td><td>a share of what you receive</td></tr><tr><td>loses</td><td>nothing</td></tr></tbody></table><blockquote><p>Nobody should have to face a large company alone.</p></blockquote>',
        ar: '<p class="lead">قال لنا المصنعون إن سياراتهم نظيفة، لكن الاختبارات على الطريق تقول غير ذلك.</p><p>يمكن لكل من امتلك إحدى هذه المركبات أو استأجرها أن يشارك. <a href="/page/contact">اسألنا</a> وسنبحث معك.</p><ul><li>اسمك وعنوانك في ذلك الوقت</li><li>رقم التسجيل إن كنت تذكره</li></ul>',
      },
    },
  },
  overflow: {
    props: {
      heading: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz and everything that follows from it',
      html: `<p>${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)}</p><table><tbody><tr>${'<td>A column that does not fit</td>'.repeat(12)}</tr></tbody></table><pre><code>${'0123456789'.repeat(30)}</code></pre>`,
    },
  },
};
