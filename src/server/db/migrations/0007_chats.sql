CREATE TABLE "chat_images" (
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"image_url" text,
	"user_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "chat_images_chat_id_number_position_pk" PRIMARY KEY("chat_id","number","position")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"chat_id" text NOT NULL,
	"person_id" text NOT NULL,
	"from_number" integer NOT NULL,
	"read_number" integer NOT NULL,
	"delivered_number" integer NOT NULL,
	"muted" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "chat_members_chat_id_person_id_pk" PRIMARY KEY("chat_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "chat_message_people" (
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"person_id" text NOT NULL,
	CONSTRAINT "chat_message_people_chat_id_number_person_id_pk" PRIMARY KEY("chat_id","number","person_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"change" integer NOT NULL,
	"message_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"author_id" text,
	"text" text NOT NULL,
	"text_lang" text,
	"search" text GENERATED ALWAYS AS (search_fold(text)) STORED,
	"reply_to" integer,
	"meeting_id" text,
	"starts_at" timestamp with time zone,
	"minutes" integer,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "chat_messages_chat_id_number_pk" PRIMARY KEY("chat_id","number")
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"chat_id" text NOT NULL,
	"number" integer NOT NULL,
	"person_id" text NOT NULL,
	"emoji" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reactions_chat_id_number_person_id_emoji_pk" PRIMARY KEY("chat_id","number","person_id","emoji")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"kind" text NOT NULL,
	"first_id" text,
	"second_id" text,
	"name" text,
	"image_url" text,
	"brought_by" text,
	"created_by" text,
	"number" integer DEFAULT 0 NOT NULL,
	"change" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"latest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_pair_key" UNIQUE("first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "read_receipts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_images" ADD CONSTRAINT "chat_images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_images" ADD CONSTRAINT "chat_images_message_fk" FOREIGN KEY ("chat_id","number") REFERENCES "public"."chat_messages"("chat_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_people" ADD CONSTRAINT "chat_message_people_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_people" ADD CONSTRAINT "chat_message_people_message_fk" FOREIGN KEY ("chat_id","number") REFERENCES "public"."chat_messages"("chat_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_persons_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_fk" FOREIGN KEY ("chat_id","number") REFERENCES "public"."chat_messages"("chat_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_first_id_persons_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_second_id_persons_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_brought_by_users_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_created_by_persons_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_images_user_idx" ON "chat_images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_members_person_idx" ON "chat_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "chat_message_people_person_idx" ON "chat_message_people" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_change_key" ON "chat_messages" USING btree ("chat_id","change");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_id_key" ON "chat_messages" USING btree ("chat_id","author_id","message_id");--> statement-breakpoint
CREATE INDEX "chat_messages_author_idx" ON "chat_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "chat_reactions_person_idx" ON "chat_reactions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "chats_second_idx" ON "chats" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "chats_created_by_idx" ON "chats" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "chats_brought_by_idx" ON "chats" USING btree ("brought_by");