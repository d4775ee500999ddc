import { useTranslations } from 'use-intl'
import { StartAndDemo } from './start-and-demo.tsx'

/** The closing call to action, above a panorama. */
export function HomeClose({ hasSampleClaims }: { hasSampleClaims: boolean }) {
  const t = useTranslations('site.home')
  return (
    <section aria-labelledby="close-title" className="on-dark relative overflow-hidden bg-pine xl:min-h-150">
      <Panorama />
      <div className="page-width relative pt-18 pb-75 md:pt-20 md:pb-85 xl:pt-24 xl:pb-55">
        <h2 id="close-title" className="max-w-[14ch] text-h1">
          {t('close.title')}
        </h2>
        <p className="mt-5 mb-8 max-w-[42ch] text-lead text-muted xl:max-w-[32ch]">
          {t(hasSampleClaims ? 'close.lead' : 'close.leadWithoutClaims')}
        </p>
        <div className="flex flex-wrap gap-3">
          <StartAndDemo variant="sun" />
        </div>
      </div>
    </section>
  )
}

function Cypress({ x, y, height }: { x: number; y: number; height: number }) {
  const half = height / 7
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        fill="#14342B"
        d={`M0 ${-height}C${half} ${-height * 0.55} ${half} -18 0 0C${-half} -18 ${-half} ${-height * 0.55} 0 ${-height}Z`}
      />
      <path fill="#2C6552" d={`M-2 ${-height * 0.9}C${-half * 0.9} ${-height * 0.5} ${-half * 0.9} -20 -2 -6Z`} />
    </g>
  )
}

function Panorama() {
  return (
    <svg
      viewBox="0 0 1440 600"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-75 w-full md:h-85 xl:h-full"
    >
      <circle cx="1040" cy="470" r="230" fill="#F2B441" />
      <g fill="none" stroke="#F2B441">
        <circle cx="1040" cy="470" r="262" strokeWidth="10" />
        <circle cx="1040" cy="470" r="290" strokeWidth="6" />
        <circle cx="1040" cy="470" r="316" strokeWidth="3" />
      </g>
      <path fill="#A63E1F" d="M560 470C700 430 820 436 960 452S1260 420 1440 350V600H560z" />
      <path fill="#C4512D" d="M0 520C200 430 420 440 620 470C860 506 1100 400 1440 380V600H0z" />
      <g>
        <path fill="#E8D2AE" d="M1196 404h52v84h-52z" />
        <path fill="#FBF3E4" d="M1108 420h88v72h-88z" />
        <path fill="#E3C9A2" d="M1196 420h28v72h-28z" />
        <path fill="#9C3D20" d="M1098 422l14-30h92l-8 30z" />
        <path fill="#7F2F18" d="M1196 422l8-30 28 30z" />
        <path fill="#F1E7D8" d="M1222 376h36v112h-36z" />
        <path fill="#D9BE95" d="M1258 376h22v112h-22z" />
        <path fill="#9C3D20" d="M1214 378l26-22h8l12 22z" />
        <path fill="#7F2F18" d="M1260 378l-12-22 40 22z" />
        <path
          fill="#1F4D3F"
          d="M1122 462v-18a8 8 0 0 1 16 0v18zM1150 492v-34a9 9 0 0 1 18 0v34zM1178 462v-18a6 8 0 0 1 12 0v18zM1232 412v-14a8 8 0 0 1 16 0v14zM1234 450v-14a6 6 0 0 1 12 0v14z"
        />
        <path fill="#F7C768" d="M1264 410v-10a4 6 0 0 1 9 0v10z" />
      </g>
      <Cypress x={1086} y={506} height={140} />
      <Cypress x={1304} y={490} height={158} />
      <Cypress x={1336} y={494} height={116} />
      <Cypress x={640} y={492} height={64} />
      <Cypress x={668} y={496} height={48} />
      <path fill="#D99A3C" d="M0 560C260 480 520 520 760 540C1000 560 1220 470 1440 470V600H0z" />
      <g fill="none" stroke="#B87A0E" strokeWidth="3" opacity=".55">
        <path d="M180 566C330 518 520 536 700 556" />
        <path d="M120 582C300 540 520 552 720 572" />
        <path d="M1010 556C1150 536 1290 500 1440 494" />
        <path d="M980 574C1150 560 1300 526 1440 518" />
      </g>
      <path fill="#14342B" d="M0 600V572C300 520 640 600 900 572C1120 550 1280 530 1440 540V600z" />
    </svg>
  )
}
