/** The package has no types; these are the parts that the tests use. */
declare module 'smtp-server' {
  import type { Readable } from 'node:stream'

  type Callback = (error?: (Error & { responseCode?: number }) | null) => void
  type Address = { address: string }
  type Session = { id: string; envelope: { mailFrom: Address | false; rcptTo: Address[] } }

  export class SMTPServer {
    constructor(options: {
      secure?: boolean
      authOptional?: boolean
      disabledCommands?: string[]
      disableReverseLookup?: boolean
      logger?: boolean
      onAuth?(
        auth: { username?: string; password?: string },
        session: Session,
        callback: (error: Error | null, response?: { user: string }) => void,
      ): void
      onMailFrom?(address: Address, session: Session, callback: Callback): void
      onRcptTo?(address: Address, session: Session, callback: Callback): void
      onData?(stream: Readable, session: Session, callback: Callback): void
    })
    readonly server: import('node:net').Server
    listen(port: number, host: string, callback: () => void): void
    close(callback: () => void): void
    on(event: 'error', listener: (error: Error) => void): void
  }
}
