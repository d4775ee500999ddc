import type { Captcha } from './captcha-state.ts'

/** What the captcha needs of the form in which it stands. */
type FormOfCaptcha = {
  /** Shows at its field what is wrong with the address. @returns the address; undefined when it is none */
  checkEmail(): Promise<string | undefined>
  clearAnswer(): void
  focusAnswer(): void
  /** Shows at the fields why no code was sent. */
  refuse(error: unknown): void
}

/** The actions of `CaptchaField` in a form. */
export function captchaActions(captcha: Captcha, form: FormOfCaptcha) {
  const isMailed = captcha.sentTo !== undefined
  const renew = () => {
    captcha.renew()
    form.clearAnswer()
  }
  return {
    /** After a consumed captcha: shows another picture. */
    renew,
    showPicture() {
      renew()
      // The clicked button is removed, so the focus must move.
      if (isMailed) form.focusAnswer()
    },
    async mailCode(): Promise<void> {
      const email = await form.checkEmail()
      if (email === undefined) return
      try {
        await captcha.send(email)
        form.clearAnswer()
        form.focusAnswer()
      } catch (error) {
        form.refuse(error)
      }
    },
  }
}
