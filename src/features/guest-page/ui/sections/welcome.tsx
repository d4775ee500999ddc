import { useGuest } from '../guest-context.tsx'
import { PlainText } from '../texts/plain-text.tsx'
import { Heading } from './section.tsx'

/** The host's welcome: picture, text, signature. */
export function Welcome() {
  const { book, texts, exact, id } = useGuest()
  const picture = book.welcomePicture
  return (
    <section className="g-welcome" id={id('welcome')} aria-labelledby={id('welcome-title')}>
      <Heading depth={1} id={id('welcome-title')} className="g-h">
        {texts('welcome')}
      </Heading>
      {picture && (
        <img
          src={picture.url}
          srcSet={picture.srcSet}
          sizes="(min-width:768px) 368px, 74vw"
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
      <div className={book.welcomeMessage.length > 400 ? 'g-words g-words--long' : 'g-words'}>
        <PlainText text={book.welcomeMessage} />
      </div>
      {book.signature.trim() !== '' && (
        <p className="g-sign" {...exact(book.signature)}>
          {book.signature.trim()}
        </p>
      )}
    </section>
  )
}
