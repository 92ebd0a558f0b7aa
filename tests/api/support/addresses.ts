/**
 * The URLs of each route. A string: the route has a bounded number of URLs. A function: a visitor can invent any number of URLs,
 * and the function returns a new one for each number. The server must not cache these responses, or compress them at the best
 * quality. A route with an id may cache only existing ids.
 */
export const routes: Readonly<Record<string, string | ((n: number) => string)>> = {
  'GET /healthz': '/healthz',
  'GET /readyz': '/readyz',
  'GET /metrics': '/metrics',
  ...Object.fromEntries(
    'faq course course/words banner category hometest aboutus information team ambassador winner achievement herosectionambassador herosectionproduct product blog openapi.json'
      .split(' ')
      .map((name) => [`ALL /api/${name}`, `/api/${name}`]),
  ),
  ...Object.fromEntries(
    'course/single course/seats module/course module/single lessonvideo coursefaq/single coursetest/course blog/single document product/file partner/single partner/name'
      .split(' ')
      .map((name) => [`ALL /api/${name}/:id`, (n: number) => `/api/${name}/x${n}`]),
  ),
  ...Object.fromEntries(
    [
      ...['user/signin', 'user/signup', 'user/signout', 'contactus', 'request'],
      ...['user/forgot', 'user/reset', 'user/confirm', 'user/progress', 'user/certificate'],
      ...['account', 'requests', 'profile', 'email', 'password', 'signouteverywhere', 'data', 'erase'].map(
        (name) => `user/${name}`,
      ),
    ].map((name) => [`ALL /api/${name}`, `/api/${name}`]),
  ),
  'ALL /api/*': (n) => `/api/x${n}`,
  'ALL /office/*': (n) => `/office/x${n}`,
  'GET /assets/*': (n) => `/assets/x${n}.js`,
  'GET /media/*': (n) => `/media/x${n}.svg`,
  'GET /downloads/:name': (n) => `/downloads/x${n}.pdf`,
  'GET /sharing/*': (n) => `/sharing/x${n}.svg.jpg`,
  'GET /icons/:name': (n) => `/icons/${n}.png`,
  'GET /site.webmanifest': '/site.webmanifest',
  'GET /favicon.ico': '/favicon.ico',
  'GET /embed/v1/frame/:name': (n) => `/embed/v1/frame/faq?heading=i${n}`,
  'GET /embed/v1/partner/:name': (n) => `/embed/v1/partner/i${n}`,
  'GET /embed/oembed': (n) => `/embed/oembed?url=http://localhost/contactus?heading=${n}`,
  'GET /embed/preview': (n) => `/embed/preview?widget=faq&heading=i${n}`,
  'GET /embed/preview/*': (n) => `/embed/preview/x${n}.css`,
  'GET /embed/guide.md': '/embed/guide.md',
  'GET /embed/guide': '/embed/guide',
  'GET /embed/v1/release.json': '/embed/v1/release.json',
  'GET /embed/v1/:name{[\\w.-]+}': (n) => `/embed/v1/x${n}.js`,
  'GET /embed/:version{\\d+\\.\\d+\\.\\d+[\\w.-]*}/:name{[\\w.-]+}': (n) => `/embed/0.0.${n}/steam.js`,
  'GET /demo': '/demo',
  'GET /demo/': '/demo/',
  'GET /demo/index.html': '/demo/index.html',
  'GET /demo/copy.js': '/demo/copy.js',
  'GET /demo/:name{[a-z-]+}': (n) => `/demo/x${'y'.repeat(n)}`,
  'GET /demo/:name{[a-z-]+}/': (n) => `/demo/x${'y'.repeat(n)}/`,
  'GET /demo/:name{[a-z-]+}/index.html': (n) => `/demo/x${'y'.repeat(n)}/index.html`,
  'GET /demo/npm/bootstrap/*': (n) => `/demo/npm/bootstrap/x${n}.css`,
  'GET /demo/*': (n) => `/demo/x/y${n}.js`,
  'GET /kit': '/kit',
  'GET /kit/preact': '/kit/preact',
  'ALL /kit/*': (n) => `/kit/x${n}`,
  'GET /kit/preact/*': (n) => `/kit/preact/x${n}`,
  'GET /kit/*': (n) => `/kit/x${n}.js`,
  'GET /go/:id': (n) => `/go/x${n}`,
  'GET /p/:name/counts': (n) => `/p/x${n}/counts`,
  'GET /p/:name/counts.csv': (n) => `/p/x${n}/counts.csv`,
  'GET /share/qr.svg': (n) => `/share/qr.svg?partner=i${n}`,
  'GET /share/qr.png': (n) => `/share/qr.png?partner=i${n}`,
  'GET /share/sheet': (n) => `/share/sheet?partner=i${n}`,
  'GET /share/story.svg': (n) => `/share/story.svg?partner=i${n}`,
  'GET /share/button.svg': '/share/button.svg',
  'GET /course-details/:id/calendar.ics': (n) => `/course-details/x${n}/calendar.ics`,
  'GET /certificate': (n) => `/certificate?code=x${n}`,
  'GET /certificate/:code': (n) => `/certificate/x${n}`,
  'GET /robots.txt': '/robots.txt',
  'GET /llms.txt': '/llms.txt',
  'GET /sitemap.xml': '/sitemap.xml',
  'GET /sitemap-:part{[1-9]\\d{0,3}\\.xml}': (n) => `/sitemap-${n + 1}.xml`,
  'GET /blogs/feed.xml': '/blogs/feed.xml',
  'ALL /my-request/*': (n) => `/my-request?key=x${n}`,
  'GET /ambassador': (n) => `/ambassador?lang=ur&partner=i${n}`,
  'POST /ambassador': '/ambassador',
  'GET /ambassador/number': (n) => `/ambassador/number?lang=x${n}`,
  'POST /ambassador/number': '/ambassador/number',
  'POST /seen': '/seen',
  'POST /contactus': '/contactus',
  'POST /enroll-now/:id': (n) => `/enroll-now/x${n}`,
  'POST /forgot-password': '/forgot-password',
  // `newPages` has the other URLs of pages.
  'GET /*': (n) => `/nothing-${n}`,
  // The middleware for headers, and for status 405 of all other methods.
  'ALL /*': (n) => `/nothing/${n}`,
};

/** Pages of which a visitor can invent any number of URLs, by the part of the URL that changes. */
export const newPages: Readonly<Record<string, (n: number) => string>> = {
  'a partner': (n) => `/?partner=i${n}`,
  'the page of a partner': (n) => `/p/i${n}`,
  'courses to compare': (n) => `/saved?compare=i${n}`,
  'the name in Share': (n) => `/share?partner=i${n}`,
  'the text of a widget': (n) => `/embed?widget=faq&heading=i${n}`,
  'a page of the catalogue': (n) => `/explore-allcourses?page=${n + 100}`,
  'a search': (n) => `/explore-allcourses?q=i${n}`,
  'an age': (n) => `/explore-allcourses?age=${n % 100}`,
  'a course to enrol in': (n) => `/contactus?course=i${n}`,
  'an enrolment': (n) => `/enroll-now/i${n}`,
  'no course': (n) => `/course-details/i${n}`,
  'no product': (n) => `/steam-products/i${n}`,
  'the sample article': (n) => `/blog-details/i${n}`,
  'the case of letters': (n) => `/${cased('aboutus', n)}`,
  'another host': (n) => `http://host-${n}.example/`,
};

const cased = (text: string, n: number) =>
  [...text].map((letter, at) => (((n % 100) + 1) & (1 << at) ? letter.toUpperCase() : letter)).join('');
